// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// What is done when all that was found is shown.
@MainActor @Suite struct `Being caught up` {
  private let descending = FetchRequest<Student>(sortDescriptors: [.descending(Student.name)])

  private static let addMany = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO student (name) SELECT 'Zoe' FROM n
    """

  @Test func `lets a request change, for everyone was told`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    world.context.onChange = {
      world.context.onChange = nil
      #expect(throws: Never.self) { try world.controller.change(to: descending, sectionedBy: nil) }
    }
    _ = try await world.commit("UPDATE student SET rank = 1")
    #expect(world.shown == "[2,1]")
    try world.stranger().execute(Self.addMany)
    world.context.refresh()
    world.context.whenCaughtUp {
      world.recorder.requestChanges = true
      #expect(throws: Never.self) {
        try world.controller.change(
          to: FetchRequest(predicate: Predicate(sql: "student.id <= 2")), sectionedBy: nil)
      }
    }
    #expect(world.context.isMoving, "in the background")
    try await world.settle()
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    #expect(world.shown == "[1,2]")
  }

  @Test func `needs a look only where a commit is not shown`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let context = world.context
    let looks = {
      context.current.connection.runCount(of: "BEGIN")
        + (context.next?.connection.runCount(of: "BEGIN") ?? 0)
    }
    _ = try await world.commit("UPDATE student SET rank = 1")
    try await world.settle()
    let before = looks()
    context.catchUp()
    #expect(looks() == before)
    let (store, addBen) = (world.store, "INSERT INTO student (name) VALUES ('Ben')")
    Task.detached { try await store.write("Add") { try $0.execute(addBen) } }
    let end = ContinuousClock.now + .seconds(60)
    // The main actor turns to nothing else meanwhile.
    while world.shown == "[1]", ContinuousClock.now < end { context.catchUp() }
    #expect(world.shown == "[1,2]")
    #expect(looks() == before + 1)
  }

  @Test(arguments: [1, 300])
  func `is not what a failed move leaves, but the next that succeeds`(rows: Int) async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let failures = Failures(of: world.context)
    let stranger = try world.stranger()
    var counts: [Int] = []
    let count = { counts.append(world.controller.numberOfObjects) }
    try stranger.execute("ALTER TABLE student RENAME COLUMN rank TO degree")
    world.context.refresh()
    world.context.whenCaughtUp(count)
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    world.context.whenCaughtUp(count)
    #expect(failures.take().count == 1)
    #expect(counts == [])
    for _ in 0..<rows { try stranger.execute("INSERT INTO student (name) VALUES ('Ben')") }
    try stranger.execute("ALTER TABLE student RENAME COLUMN degree TO rank")
    try await world.settle()
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    #expect(counts == [rows + 1, rows + 1])
  }

  @Test func `is not the pause before a move is tried again`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.isMoving = true
    world.context.fail(DatabaseError(code: 5, message: "database is locked"))
    try world.stranger().execute("DELETE FROM student")
    var count: Int?
    world.context.whenCaughtUp { count = world.controller.numberOfObjects }
    #expect(count == nil)
    try await world.settle()
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    #expect(count == 0)
  }

  @Test func `ends where one of those who waited finds more`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try world.stranger()
    try stranger.execute(Self.addMany)
    world.context.refresh()
    var counts: [Int] = []
    world.context.whenCaughtUp {
      #expect(throws: Never.self) { try stranger.execute(Self.addMany) }
      world.context.refresh()
    }
    world.context.whenCaughtUp { counts.append(world.controller.numberOfObjects) }
    try await world.settle()
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    try await world.settle()
    while world.context.isMoving || world.context.wantsMove { await Task.yield() }
    #expect(counts == [601])
  }
}
