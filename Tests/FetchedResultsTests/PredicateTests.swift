// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@Suite final class `A predicate` {
  private let folder = TemporaryFolder()

  /// Ranks 1 to 4; the last two have no e-mail address.
  private func ids(_ predicate: Predicate<Student>) async throws -> [RowID] {
    let store = try await openStore(at: folder.database)
    return try await store.write("Begin") { transaction in
      for student in students("Art[1 Amy r1 @a, 2 Ben r2 @50%] Bio[3 Cal r3, 4 Dan r4]") {
        try transaction.insert(student)
      }
      return try transaction.fetch(FetchRequest(predicate: predicate)).map(\.id)
    }
  }

  @Test(arguments: [
    (Student.rank == 2, [2]), (Student.rank != 2, [1, 3, 4]), (Student.rank < 2, [1]),
    (Student.rank <= 2, [1, 2]), (Student.rank > 2, [3, 4]), (Student.rank >= 2, [2, 3, 4]),
  ])
  func `compares as SQLite does`(predicate: Predicate<Student>, expected: [RowID]) async throws {
    #expect(try await ids(predicate) == expected)
  }

  @Test(arguments: [
    (Student.email == nil, [3, 4]), (Student.email != nil, [1, 2]),
    (Student.email != "a", [2, 3, 4]),
    (Student.email.isNull, [3, 4]), (Student.email < "b", [1, 2]), (!(Student.email < "b"), []),
  ])
  func `tells NULL apart by equality only`(
    predicate: Predicate<Student>, expected: [RowID]
  ) async throws {
    #expect(try await ids(predicate) == expected)
  }

  @Test(arguments: [
    (Student.rank == 1 || Student.rank == 4, [1, 4]),
    (Student.subject == "Bio" && Student.rank < 4, [3]),
    ((Student.rank == 1 || Student.rank == 4) && Student.subject == "Bio", [4]),
    (!(Student.rank == 1 || Student.rank == 4), [2, 3]),
    (
      Predicate(sql: "rank = ? OR rank = ?", arguments: [.integer(1), .integer(2)])
        && Student.rank > 1, [2]
    ),
  ])
  func `joins conditions as they are grouped`(
    predicate: Predicate<Student>, expected: [RowID]
  ) async throws {
    #expect(try await ids(predicate) == expected)
  }

  @Test(arguments: [("a", [1]), ("A", [1]), ("%\\%", [2]), ("5_%", [2]), ("_", [1])])
  func `matches a pattern, in which a backslash takes a sign for itself`(
    pattern: String, expected: [RowID]
  ) async throws {
    #expect(try await ids(Student.email.like(pattern)) == expected)
  }
}
