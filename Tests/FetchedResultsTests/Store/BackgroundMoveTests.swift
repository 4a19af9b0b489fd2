// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Moves in which so much changed that they are prepared off the main thread.
@MainActor @Suite struct `A large move` {
  private static let fillUp = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO student (name, rank) SELECT 'Name' || i, i FROM n
    """

  /// A world in which a large move has begun and is not yet shown.
  private func moving(_ statement: String = fillUp) async throws -> ResultsWorld {
    let world = try await ResultsWorld("[1 Amy, 2 Zoe]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute(statement)
    world.context.refresh()
    #expect(world.controller.numberOfObjects == 2, "what is shown stays meanwhile")
    return world
  }

  @Test func `arrives as one batch (case 37)`() async throws {
    let world = try await moving()
    try await world.settle()
    let cycles = world.recorder.takeCycles()
    #expect(cycles.map(\.rowChanges.count) == [1000])
    #expect(world.controller.numberOfObjects == 1002)
  }

  @Test func `is waited for by what needs all that was committed`() async throws {
    let world = try await moving()
    var counts: [Int] = []
    await withCheckedContinuation { continuation in
      world.context.whenCaughtUp {
        counts.append(world.controller.numberOfObjects)
        continuation.resume()
      }
      #expect(counts.isEmpty, "the change is still being worked on")
    }
    #expect(counts == [1002])
    world.context.whenCaughtUp { counts.append(0) }
    #expect(counts == [1002, 0], "at once when nothing is under way")
  }

  @Test func `counts from a fetch that came in between`() async throws {
    let world = try await moving()
    for _ in 0..<3 { await Task.yield() }
    world.controller.fetchRequest.sortDescriptors = [.descending(Student.name)]
    try world.controller.performFetch()
    #expect(world.shown == "[2,1]")
    try await world.settle()
    let cycles = world.recorder.takeCycles()
    #expect(cycles.map(\.rowChanges.count) == [1000])
    #expect(world.controller.id(at: IndexPath(section: 0, row: 1001)) == 1)
  }

  @Test(arguments: 0..<12)
  func `is right whenever a fetch comes in between`(turns: Int) async throws {
    let world = try await moving()
    try await world.settle()
    _ = world.recorder.takeEvents()
    try await world.store.write("Change") { try $0.execute("UPDATE student SET rank = -rank") }
    for _ in 0..<turns { await Task.yield() }
    world.controller.fetchRequest.sortDescriptors = [.ascending(Student.rank)]
    try world.controller.performFetch()
    try await world.settle()
    let ids = try world.context.values("SELECT id FROM student ORDER BY rank, id").map(\.first)
    let shape = ResultsShape(of: world.controller)
    #expect(shape.all.map { .integer($0) } == ids)
  }

  @Test func `goes on when its controller went away`() async throws {
    let world = try await moving()
    var other: FetchedResultsController<Student>? = FetchedResultsController(
      fetchRequest: FetchRequest(), context: world.context)
    try other?.performFetch()
    weak let witness = other
    await Task.yield()
    other = nil
    try await world.settle()
    #expect(witness == nil)
    #expect(world.controller.numberOfObjects == 1002)
  }

  @Test func `takes in a controller that came meanwhile`() async throws {
    let world = try await moving()
    let other = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: world.context)
    try other.performFetch()
    #expect(other.numberOfObjects == 2)
    try await world.settle()
    #expect(other.numberOfObjects == 1002)
  }

  @Test func `is followed by what was committed meanwhile`() async throws {
    let world = try await moving()
    try await world.store.write("Delete") { try $0.execute("DELETE FROM student WHERE id = 1") }
    try await world.settle()
    #expect(world.controller.numberOfObjects == 1001)
    #expect(world.recorder.takeCycles().count == 2)
  }

  @Test func `is one of a single row on which many hang`() async throws {
    let folder = TemporaryFolder()
    let store = try await openBanks(at: folder.database)
    try await store.write("Add") { transaction in
      try transaction.execute(
        """
        WITH RECURSIVE n(i) AS (SELECT 5 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO bank (id, name, details_id) SELECT i, 'Bank', 11 FROM n
        """)
    }
    let context = try ViewContext(store: store)
    let controller = FetchedResultsController<Bank>(
      fetchRequest: FetchRequest(), context: context,
      sectionedBy: SectionKeyPath(Bank.details[Details.state]))
    let recorder = Recorder<Bank>()
    controller.delegate = recorder
    try controller.performFetch()
    let stranger = try Connection.stranger(to: folder.database)
    try stranger.execute("UPDATE details SET state = 'TX' WHERE id = 13")
    context.refresh()
    #expect(recorder.takeCycles().map(\.rowChanges.count) == [1], "few hang on this one")
    try stranger.execute("UPDATE details SET state = 'AL' WHERE id = 11")
    context.refresh()
    #expect(recorder.takeCycles().isEmpty, "worked on elsewhere")
    #expect(controller.sections?.map(\.name) == ["GA", "NV", "TX"])
    try await settled(context, stranger)
    #expect(recorder.takeCycles().map(\.rowChanges.count) == [297])
    #expect(controller.sections?.map(\.name) == ["AL", "GA", "NV", "TX"])
  }

  @Test func `ends quietly when the context is closed`() async throws {
    let world = try await moving()
    world.context.onFailure = { Issue.record($0) }
    world.context.close()
    for _ in 0..<50 { await Task.yield() }
    await world.store.close()
    #expect(world.recorder.takeCycles().isEmpty)
  }
}
