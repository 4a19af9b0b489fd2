// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `A roster of an older version` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }
  let copyName = "roster.db.version-\(Schema.current.version)"

  init() async throws {
    let database = try await RosterDatabase.open(folder.file("roster.db"))
    var draft = StudentDraft()
    draft.name = "Ana Li"
    _ = try await database.add(draft, undoName: "Add")
    await database.close()
  }

  @Test func `is copied and then brought up to date`() async throws {
    let next = Schema(
      steps: Schema.current.steps + [
        { try $0.execute("ALTER TABLE student ADD COLUMN photo BLOB") }
      ])
    let database = try await RosterDatabase.open(RosterFile(path: path, schema: next))
    let photos = try database.context.values("SELECT name, photo FROM student")
    #expect(photos == [[.text("Ana Li"), .null]])
    #expect(try database.context.values("PRAGMA user_version") == [[.integer(Int64(next.version))]])
    await database.close()
    #expect(folder.files == ["roster.db", copyName])
    let copy = try Connection.open(folder.file(copyName), .existing)
    #expect(try copy.integer("PRAGMA user_version") == Int64(Schema.current.version))
    #expect(try copy.text("SELECT name FROM student") == "Ana Li")
  }

  @Test(arguments: 1..<Schema.current.version)
  func `finds the students it had, and those it has changed since`(version: Int) async throws {
    let old = Schema(steps: Array(Schema.current.steps.prefix(version)))
    let file = folder.file("old.db")
    let before = try await RosterDatabase.open(RosterFile(path: file, schema: old))
    var draft = StudentDraft()
    for name in ["Ben Ode", "Mia Roy"] {
      draft.name = name
      _ = try await before.add(draft, undoName: "Add")
    }
    await before.close()

    let database = try await RosterDatabase.open(file)
    #expect(try found("ode", in: database) == ["Ben Ode"])
    draft.name = "Zoe Ode"
    _ = try await database.add(draft, undoName: "Add")
    try await database.keepSearchFast()
    _ = try await database.undo()
    #expect(try found("ode", in: database) == ["Ben Ode"])
    #expect(try found("roy", in: database) == ["Mia Roy"])
    #expect(
      try database.context.values("SELECT v FROM student_search_config WHERE k = 'hashsize'")
        == [[.integer(131_072)]], "what the index gathers is bounded")
    await database.close()
  }

  private func found(_ search: String, in database: RosterDatabase) throws -> [String] {
    let results = database.results(groupedBy: .subject, sortedBy: .number, matching: search)
    try results.performFetch()
    return results.fetchedObjects?.map { $0.name } ?? []
  }

  // A copy of the file alone would lack what only the log holds.
  @Test func `is copied with what another program just wrote`() async throws {
    let other = try await RosterDatabase.open(path)
    var draft = StudentDraft()
    draft.name = "Ben"
    _ = try await other.add(draft, undoName: "Add")
    let next = Schema(steps: Schema.current.steps + [{ _ in }])
    let database = try await RosterDatabase.open(RosterFile(path: path, schema: next))
    let copy = try Connection.open(folder.file(copyName), .existing)
    #expect(try copy.integer("SELECT count(*) FROM student") == 2)
    await database.close()
    await other.close()
  }

  @Test func `is as it was when a step fails, and its copy stays`() async throws {
    struct Failure: Error {}
    let before = folder.bytes(of: "roster.db")
    let failing = Schema(
      steps: Schema.current.steps + [
        { transaction in
          try transaction.execute("DELETE FROM student")
          throw Failure()
        }
      ])
    await #expect(throws: RosterOpenError.self) {
      try await RosterDatabase.open(RosterFile(path: path, schema: failing))
    }
    #expect(folder.bytes(of: "roster.db") == before)
    #expect(folder.files == ["roster.db", copyName])
  }

  @Test func `does not lose an earlier copy`() async throws {
    folder.write([1], to: copyName)
    let next = Schema(steps: Schema.current.steps + [{ _ in }])
    await (try RosterDatabase.open(RosterFile(path: path, schema: next))).close()
    #expect(folder.bytes(of: copyName) == [1])
    #expect(folder.files == ["roster.db", copyName, "\(copyName).2"])
  }
}
