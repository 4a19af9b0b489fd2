// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Text that another tool stored and that is not UTF-8.
///
/// SQLite orders it by its bytes. Read as a character of its own it would stand before
/// an emoji, in another place than SQLite's.
@MainActor @Suite(.serialized) struct `Rows whose text is not UTF-8` {
  private static let values = [
    "CAST(x'FF' AS TEXT)", "'A'", "'😀'", "CAST(x'C3' AS TEXT)", "'é'", "CAST(x'FFFF' AS TEXT)",
  ]

  private func world(indexed: Bool) async throws -> ResultsWorld {
    let world = try await ResultsWorld("")
    let stranger = try Connection.stranger(to: world.folder.database)
    if indexed { try stranger.execute("CREATE INDEX in_order ON student (subject, name)") }
    for subject in Self.values {
      for name in Self.values {
        try stranger.execute(
          "INSERT INTO student (name, subject) VALUES (\(name), \(subject))")
      }
    }
    try await world.settle()
    try world.controller.performFetch()
    return world
  }

  private func ids(_ world: ResultsWorld) throws -> [RowID] {
    let stranger = try Connection.stranger(to: world.folder.database)
    let rows = try stranger.values("SELECT id FROM student ORDER BY subject, name, id")
    return rows.map { row in
      if case .integer(let id) = row[0] { id } else { 0 }
    }
  }

  private func shown(_ world: ResultsWorld) -> [RowID] {
    (0..<world.controller.sectionCount).flatMap { section in
      world.controller.ids(
        inSection: section, rows: 0..<world.controller.numberOfObjects(inSection: section))
    }
  }

  @Test(arguments: [false, true])
  func `stand where SQLite sorts them, and are found there`(indexed: Bool) async throws {
    let world = try await world(indexed: indexed)
    #expect(world.controller.sectionCount == Self.values.count)
    #expect(shown(world) == (try ids(world)))
    for id in try ids(world) {
      let path = try #require(world.controller.indexPath(for: id))
      #expect(world.controller.id(at: path) == id)
      #expect(world.controller.object(at: path).id == id)
    }
  }
}
