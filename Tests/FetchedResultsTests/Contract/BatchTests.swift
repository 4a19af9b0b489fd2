// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// How many rows are read when one is looked at.
@MainActor @Suite(.serialized) struct `A batch` {
  /// A thousand rows of which the ids are in order, with or without an index.
  private func begin(_ size: Int, index: Bool = false) async throws -> ResultsWorld {
    let world = try await ResultsWorld("", sectionedBy: nil)
    try await world.store.write("Fill") { transaction in
      try transaction.execute(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        INSERT INTO student (name) SELECT printf('%04d', i) FROM n
        """)
      if index { try transaction.execute("CREATE INDEX in_order ON student (name)") }
    }
    try await world.settle()
    world.controller.fetchRequest.fetchBatchSize = size
    try world.controller.performFetch()
    return world
  }

  /// How many rows were read one by one since the connection was opened.
  private func reads(_ world: ResultsWorld) -> Int {
    world.context.current.connection.runCount(of: Student.table.objectSQL)
  }

  /// How many rows were read: one by one, or by a walk through an index.
  private func allReads(_ world: ResultsWorld) -> Int {
    guard case .sparse = world.controller.state else { return reads(world) }
    return reads(world) + loaded(world).count
  }

  /// How many rows both readers have compared.
  private func comparisons(_ world: ResultsWorld) -> Int {
    let sql = world.controller.state?.query.rowSQL ?? ""
    let next = world.context.next?.connection.runCount(of: sql) ?? 0
    return world.context.current.connection.runCount(of: sql) + next
  }

  /// Looks at a row and says how many rows that read.
  private func look(_ world: ResultsWorld, _ row: Int) -> Int {
    let before = allReads(world)
    let element = world.controller.object(at: IndexPath(section: 0, row: row))
    #expect(element.id == RowID(row + 1))
    return allReads(world) - before
  }

  private func loaded(_ world: ResultsWorld) -> [RowID] { world.controller.loaded.keys.sorted() }

  @Test(arguments: [false, true])
  func `lies around the row, whichever way one goes`(index: Bool) async throws {
    let world = try await begin(20, index: index)
    #expect(loaded(world) == [], "a fetch reads no row")
    #expect(look(world, 519) == 20)
    #expect(loaded(world) == Array(501...520), "going up, those before it are read")
    #expect((500..<519).map { look(world, $0) }.reduce(0, +) == 0)
    #expect(look(world, 499) == 20)
    #expect(loaded(world) == Array(481...520))
    #expect(look(world, 520) == 20)
    #expect(loaded(world) == Array(481...540), "going down, those after it")
    #expect(look(world, 0) == 20)
    #expect(look(world, 999) == 20)
    #expect(loaded(world).count == 100, "rows outside are not read")
  }

  @Test func `at the end is as long as what is left`() async throws {
    let world = try await begin(300)
    #expect(look(world, 950) == 100)
    #expect(loaded(world) == Array(901...1000))
  }

  @Test(arguments: [1, 0, -5])
  func `of one or less is the row alone`(size: Int) async throws {
    let world = try await begin(size)
    #expect(look(world, 500) == 1)
    #expect(look(world, 499) == 1)
    #expect(loaded(world) == [500, 501])
  }

  @Test(arguments: [1000, 5000, .max])
  func `larger than the table is all of it`(size: Int) async throws {
    let world = try await begin(size)
    #expect(look(world, 500) == 1000)
    #expect(look(world, 0) + look(world, 999) == 0)
  }

  @Test func `is as large as when the results were fetched`() async throws {
    let world = try await begin(20)
    #expect(look(world, 5) == 20)
    world.controller.fetchRequest.fetchBatchSize = 50
    #expect(look(world, 30) == 20)
    try world.controller.performFetch()
    #expect(look(world, 30) == 50)
  }

  @Test func `is one of the old results until another request is shown`() async throws {
    let world = try await begin(20)
    #expect(look(world, 5) == 20)
    var sizes: [Int] = []
    world.recorder.requestChanges = true
    world.recorder.onWill = { sizes.append(self.look(world, 30)) }
    world.recorder.onDid = { sizes.append(self.look(world, 30)) }
    var request = world.controller.fetchRequest
    request.predicate = Student.name != "1000"
    request.fetchBatchSize = 50
    try world.controller.change(to: request, sectionedBy: nil)
    #expect(sizes == [20, 50])
  }

  @Test func `ends with its section`() async throws {
    let world = try await ResultsWorld("Art[1,2,3] Bio[4,5,6]")
    _ = world.controller.object(at: IndexPath(section: 1, row: 0))
    #expect(loaded(world) == [4, 5, 6])
  }

  /// Two look-ups for each changed row, whatever the number of rows (case 37).
  @Test(arguments: [false, true])
  func `of 100 edits among 10,000 rows reads those alone (case 37)`(index: Bool) async throws {
    let world = try await begin(20, index: index)
    try await world.store.write("Fill") { transaction in
      for _ in 1..<10 {
        try transaction.execute("INSERT INTO student (name) SELECT name FROM student LIMIT 1000")
      }
    }
    try await world.settle()
    #expect(world.controller.numberOfObjects == 10_000)
    _ = world.recorder.takeCycles()
    let before = comparisons(world)
    try await world.store.write("Edit") {
      try $0.execute("UPDATE student SET email = 'x' WHERE id % 100 = 0")
    }
    await world.move()
    let cycles = world.recorder.takeCycles()
    #expect(cycles.map(\.rowChanges.count) == [100])
    #expect(comparisons(world) - before == 200)
  }
}
