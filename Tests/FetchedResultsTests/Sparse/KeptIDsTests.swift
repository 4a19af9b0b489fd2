// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Ids beside the anchors of results that an index serves.
@MainActor @Suite struct `Kept ids` {
  /// All in one section.
  private func world(rows: Int = 2000) async throws -> IndexedWorld {
    try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: rows)
  }

  @Test func `need no walk to a row`() async throws {
    let world = try await world()
    let place = IndexPath(section: 0, row: 1900)
    #expect(world.controller.keptID(at: place) == nil)
    let id = world.controller.id(at: place)
    await world.pause()
    #expect(world.controller.keptID(at: place) == id)
    #expect(world.hasAllIDs)
    try world.check()
    world.controller.fetchRequest.fetchBatchSize = 1
    try world.controller.performFetch()
    _ = world.controller.id(at: place)
    await world.pause()
    try world.check()
  }

  @Test func `follow one change`() async throws {
    let world = try await world()
    _ = world.controller.id(at: IndexPath(section: 0, row: 1900))
    await world.pause()
    for sql in [
      "UPDATE student SET email = 'b' WHERE id = 1000", "DELETE FROM student WHERE id = 7",
      "INSERT INTO student (name, rank, email) VALUES ('N', 1, 'b')",
    ] {
      try await world.commit(sql)
      try await world.settle()
      #expect(world.hasAllIDs)
      try world.check()
    }
  }

  @Test func `stay when much changed`() async throws {
    let world = try await world()
    _ = world.controller.id(at: IndexPath(section: 0, row: 1900))
    await world.pause()
    try await world.commit("UPDATE student SET email = 'c' WHERE id % 3 = 0")
    try await world.settle()
    #expect(world.hasAllIDs)
    try world.check()
  }

  @Test func `are read of a small section once it was walked over as often as it is long`()
    async throws
  {
    let world = try await world(rows: 200)
    _ = world.controller.ids(inSection: 0, rows: 190..<191)
    #expect(world.keptIDCounts == [0])
    _ = world.controller.ids(inSection: 0, rows: 190..<191)
    #expect(world.keptIDCounts == [200])
    try world.check()
  }

  @Test func `are no more than may be kept`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[0], seed: 1, rows: 2000)
    let counts = (0..<5).map(world.controller.numberOfObjects)
    world.context.idLimit = PackedIDs.byteCount(counts[3]) + PackedIDs.byteCount(counts[4])
    for section in 0..<5 {
      _ = world.controller.id(at: IndexPath(section: section, row: counts[section] - 1))
      await world.pause()
    }
    #expect(world.hasAllAnchors)
    #expect(world.keptIDCounts == [0, 0, 0, counts[3], counts[4]], "the oldest went")
    for _ in 0..<counts[0] / 8 {
      _ = world.controller.ids(inSection: 0, rows: 63..<64)
    }
    await world.pause()
    #expect(world.keptIDCounts[0] == counts[0], "they come back where many look")
    #expect(world.keptIDCounts[3] == 0)
    world.context.idLimit = PackedIDs.byteCount(100)
    try await world.commit("UPDATE student SET rank = rank + 1 WHERE id = 1000")
    try await world.settle()
    #expect(world.keptIDCounts == [0, 0, 0, 0, 0])
    try world.check()
  }

  @Test func `are shared out among controllers`() async throws {
    let world = try await world()
    world.context.idLimit = PackedIDs.byteCount(3000)
    _ = world.controller.id(at: IndexPath(section: 0, row: 1900))
    await world.pause()
    #expect(world.hasAllIDs)
    let other = FetchedResultsController(
      fetchRequest: FetchRequest<Student>(sortDescriptors: [.ascending(Student.name)]),
      context: world.context)
    try other.performFetch()
    #expect(world.keptIDCounts == [0])
  }
}
