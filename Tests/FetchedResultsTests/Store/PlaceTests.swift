// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Places in an index, and the marks from which they are a short walk.
@MainActor @Suite struct `A place in an index` {
  /// Some hundred students in the order of an index.
  private func world() async throws -> ResultsWorld {
    let world = try await ResultsWorld(
      "[]", sectionedBy: nil, FetchRequest(sortDescriptors: [.ascending(Student.rank)]))
    try await world.store.write("Fill") { transaction in
      try transaction.execute("CREATE INDEX in_order ON student (rank)")
      for rank in 1...400 {
        try transaction.insert(Student(name: "N", rank: rank * 1000))
      }
    }
    try await world.settle()
    try world.controller.performFetch()
    return world
  }

  private func results(_ world: ResultsWorld) throws -> SparseResults<Student> {
    guard case .sparse(let results) = world.controller.state else {
      throw DatabaseError(code: 1, message: "the index does not serve")
    }
    return results
  }

  /// Looks deep inside, and waits until marks are made.
  private func look(_ world: ResultsWorld) async {
    #expect(world.controller.indexPath(for: 300) == IndexPath(section: 0, row: 299))
    while world.context.isReadingAhead { await Task.yield() }
  }

  @Test func `costs nothing when a list is opened: only sections are read`() async throws {
    let world = try await world()
    #expect(try results(world).anchors.isEmpty)
    #expect(world.controller.loaded.isEmpty)
    #expect(world.controller.numberOfObjects == 400)
  }

  @Test func `is near a mark, also where many rows were added`() async throws {
    let world = try await world()
    await look(world)
    #expect(try results(world).anchors[.null]?.keys.count == 6)
    for batch in 0..<10 {
      try await world.store.write("Add") { transaction in
        for _ in 0..<30 {
          try transaction.insert(Student(name: "M", rank: 100_500 + batch))
        }
      }
      world.context.refresh()
      let results = try results(world)
      let marks = [0] + (results.anchors[.null]?.bases ?? []) + [results.sections[0].count]
      #expect(zip(marks, marks.dropFirst()).allSatisfy { $1 - $0 <= 128 })
    }
    #expect(world.controller.indexPath(for: 200) == IndexPath(section: 0, row: 499))
  }

  @Test func `is right from a mark whose row moved or went`() async throws {
    let world = try await world()
    await look(world)
    let marks = try #require(try results(world).anchors[.null])
    #expect(marks.keys[0].id == 65)
    try await world.store.write("Change") { transaction in
      try transaction.execute("DELETE FROM student WHERE id IN (65, 64)")
      try transaction.execute("UPDATE student SET rank = 0 WHERE id = 129")
    }
    world.context.refresh()
    let after = try #require(try results(world).anchors[.null])
    #expect(after.keys == marks.keys, "they are separators, not rows")
    #expect(after.bases.prefix(3) == [64, 127, 190])
    #expect(world.controller.indexPath(for: 66) == IndexPath(section: 0, row: 64))
    #expect(world.controller.indexPath(for: 200) == IndexPath(section: 0, row: 197))
  }

  // Backwards through the index, equal rows would come with the last id first.
  @Test func `is by id among equal rows, in either direction`() async throws {
    let world = try await ResultsWorld(
      "[1 Amy, 2 Ben, 3 Cat r1]", sectionedBy: nil,
      FetchRequest(sortDescriptors: [.descending(Student.rank)], fetchLimit: 5))
    try await world.store.write("Index") { transaction in
      try transaction.execute("CREATE INDEX in_order ON student (rank)")
    }
    try await world.settle()
    try world.controller.performFetch()
    #expect(world.shown == "[3,1,2]")
  }

  // SQLite's planner would take the table itself when its statistics mislead it.
  @Test func `is looked for in that index and nowhere else`() async throws {
    let world = try await world()
    let results = try results(world)
    let stranger = try Connection.stranger(to: world.folder.database)
    var ids: [RowID] = []
    try results.walk.rows(of: .null, limit: 3, in: stranger) { ids.append($0.integer(at: 0)) }
    #expect(ids == [1, 2, 3])
    try stranger.execute("DROP INDEX in_order")
    #expect(throws: DatabaseError.self) {
      try results.walk.rows(of: .null, in: stranger) { _ in }
    }
  }
}
