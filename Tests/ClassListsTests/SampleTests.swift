// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import FetchedResults
import RosterModel
import TestFiles
import Testing

@MainActor
@Suite struct `A sample class list` {
  let folder = TemporaryFolder()

  /// Imports a file of `data/samples` into a new roster.
  func load(
    _ name: String, filePath: String = #filePath
  ) async throws -> (RosterDatabase, ImportSummary) {
    let root = filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = TemporaryFolder.bytes(ofFile: "/\(root)/data/samples/\(name)")
    let roster = try await RosterDatabase.open(folder.file("roster.db"))
    let table = try await ClassListReader.table(bytes)
    return (roster, try await roster.importTable(table, undoName: "Import"))
  }

  @Test func `has 200 students in 8 subjects and no problems`() async throws {
    let (roster, summary) = try await load("class-list.csv")
    #expect(summary.addedCount == 200)
    #expect(summary.problems == [])
    #expect(
      try roster.subjects() == [
        "Biology", "Chemistry", "English", "History", "Mathematics", "Physics", "音乐", "语文",
      ])
  }

  @Test func `in Chinese has title rows and surnames that are read unlike other words`()
    async throws
  {
    let (roster, summary) = try await load("班级名单.csv")
    #expect(summary.addedCount == 20)
    #expect(summary.problems == [])
    let results = roster.results(groupedBy: .initial, sortedBy: .name)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["A", "L", "O", "Q", "S", "W", "X", "Z"])
  }
}
