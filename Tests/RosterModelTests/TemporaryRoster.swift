// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import TestFiles
import Testing

@testable import RosterModel

/// A roster in a folder of its own, which goes when the test is done.
@MainActor
final class TemporaryRoster {
  let folder: TemporaryFolder
  let database: RosterDatabase

  init() async throws {
    folder = TemporaryFolder()
    database = try await RosterDatabase.open(folder.file("roster.db"))
  }

  /// Adds a student.
  @discardableResult
  func add(_ name: String, _ number: String = "", _ subject: String = "Math") async throws -> RowID
  {
    var draft = StudentDraft()
    (draft.name, draft.number, draft.subject) = (name, number, subject)
    return try await database.add(draft, undoName: "Add \(name)")
  }

  /// The names that are shown.
  func names(
    sortedBy order: SortOrder = .name, matching search: String = ""
  ) throws -> [String] {
    try database.context.fetch(database.request(sortedBy: order, matching: search)).map(\.name)
  }

  /// The sections that are shown, with their names.
  func sections(_ grouping: Grouping, sortedBy order: SortOrder = .name) throws -> [String] {
    let results = database.results(groupedBy: grouping, sortedBy: order)
    try results.performFetch()
    return results.sections?.map(\.name) ?? []
  }

  func student(_ id: RowID) throws -> Student? {
    try database.context.object(Student.self, id: id)
  }
}
