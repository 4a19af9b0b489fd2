// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import SQLite
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `The words of imported students` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  private func load(_ text: String) async throws {
    let table = try await ClassListReader.table(Array(text.utf8))
    try await roster.importTable(table, undoName: "Import")
  }

  /// The ids that the index has for the beginning of a word.
  private func ids(for beginning: String) throws -> [[DatabaseValue]] {
    try roster.context.values(
      "SELECT rowid FROM student_search WHERE student_search MATCH ?", [.text("\(beginning)*")])
  }

  @Test func `are in the index once, and follow changes`() async throws {
    var draft = StudentDraft()
    draft.name = "Anna"
    _ = try await roster.add(draft, undoName: "Add")
    try await load("Name,No,Subject\nAna,1,Art\nBen,2,Art\nAnna,3,Bio\n")
    #expect(try ids(for: "an") == [[.integer(1)], [.integer(2)], [.integer(4)]])
    #expect(try ids(for: "art") == [[.integer(2)], [.integer(3)]])
    _ = try await roster.undo()
    #expect(try ids(for: "an") == [[.integer(1)]])
    _ = try await roster.redo()
    #expect(try ids(for: "an") == [[.integer(1)], [.integer(2)], [.integer(4)]])
    draft.name = "Anita"
    _ = try await roster.add(draft, undoName: "Add")
    #expect(try ids(for: "ani") == [[.integer(5)]])
  }

  @Test func `are in the index when the list is imported once more`() async throws {
    try await load("Name,No\nAna,1\nBen,2\n")
    try await load("Name,No\nAnita,1\nCem,3\n")
    #expect(try ids(for: "an") == [[.integer(1)]])
    #expect(try ids(for: "ani") == [[.integer(1)]])
    #expect(try ids(for: "ana") == [])
    #expect(try ids(for: "cem") == [[.integer(3)]])
  }
}
