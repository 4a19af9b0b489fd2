// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// What takes too long is stopped from elsewhere.
@MainActor @Suite struct `An interruption` {
  /// Counts to the row's rank, which takes for ever when that is large.
  private nonisolated static let slow = Predicate<Student>(
    sql: """
      (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < student.rank)
       SELECT count(*) FROM n) > 0
      """)

  private nonisolated static let forEver = "1000000000000"

  private func begin() async throws -> ResultsWorld {
    try await ResultsWorld(
      "[1 Amy, 2 Ben]", sectionedBy: nil,
      FetchRequest(predicate: Self.slow, sortDescriptors: [.ascending(Student.name)]))
  }

  /// Runs `body` and interrupts it again and again.
  private func interrupting(
    _ interrupt: @escaping @Sendable () -> Void, _ body: () async throws -> Void
  ) async rethrows {
    let task = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(5))
        interrupt()
      }
    }
    defer { task.cancel() }
    try await body()
    task.cancel()
    await task.value
  }

  @Test func `fails a fetch and another request, and the last good rows stay`() async throws {
    let world = try await begin()
    let context = world.context
    var request = FetchRequest<Student>()
    request.predicate = Predicate(
      sql: Self.slow.sql.split(separator: "student.rank").joined(separator: Self.forEver))
    await interrupting({ context.interrupt() }) {
      let change = #expect(throws: DatabaseError.self) {
        try world.controller.change(to: request, sectionedBy: nil)
      }
      world.controller.fetchRequest = request
      let fetch = #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
      for error in [change, fetch] {
        #expect(error?.kind == .interrupted)
        #expect(error?.sql != nil)
      }
    }
    #expect(world.rows == ["1 Amy", "2 Ben"])
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test(arguments: [1, 300])
  func `gives a move up, and the next catches up`(rows: Int) async throws {
    let world = try await begin()
    let (context, failures) = (world.context, Failures(of: world.context))
    let stranger = try world.stranger()
    try stranger.execute("BEGIN")
    for _ in 1...rows {
      try stranger.execute("INSERT INTO student (name, rank) VALUES ('New', \(Self.forEver))")
    }
    try stranger.execute("COMMIT")
    try await interrupting({ context.interrupt() }) {
      var told: [DatabaseError] = []
      // Another statement on the way may be hit before the slow one.
      while !told.contains(where: { $0.sql?.contains("RECURSIVE") == true }) {
        await world.move()
        told += failures.take()
      }
      #expect(Set(told.map(\.kind)) == [.interrupted])
      #expect(Set(told.map(\.description)).count == told.count, "each told once")
      #expect(world.recorder.takeCycles().isEmpty)
      // While it is interrupted: the context looks for commits by itself as well.
      try stranger.execute("UPDATE student SET rank = 0")
    }
    _ = failures.take()
    await world.move()
    #expect(world.recorder.takeCycles().map(\.rowChanges.count) == [rows])
    #expect(failures.take() == [])
  }

  @Test func `fails a write, which changes nothing`() async throws {
    let world = try await begin()
    let store = world.store
    let endless = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      UPDATE student SET rank = (SELECT count(*) FROM n) WHERE id = 2
      """
    await interrupting({ store.interrupt() }) {
      let error = await #expect(throws: DatabaseError.self) {
        try await store.write("Count") { transaction in
          try transaction.execute("DELETE FROM student WHERE id = 1")
          try transaction.execute(endless)
        }
      }
      #expect(error?.kind == .interrupted)
      #expect(error?.sql != nil)
      let second = await #expect(throws: DatabaseError.self) {
        try await store.write("Count") { transaction in
          try? transaction.execute(endless)
          try transaction.execute("DELETE FROM student WHERE id = 1")
        }
      }
      #expect(second?.kind == .interrupted || second?.message.contains("rolled") == true)
    }
    await world.move()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(world.context.undoName == "Begin")
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test func `fails an undo, which can be had again`() async throws {
    let world = try await begin()
    let store = world.store
    _ = try await world.commit("UPDATE student SET email = 'slow' WHERE id = 1")
    _ = try await world.commit("UPDATE student SET email = 'x' WHERE id = 1")
    let stranger = try world.stranger()
    try stranger.execute(
      """
      CREATE TRIGGER slow AFTER UPDATE ON student WHEN new.email = 'slow' BEGIN
        SELECT count(*) FROM
          (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n);
      END
      """)
    try await world.settle()
    await interrupting({ store.interrupt() }) {
      let error = await #expect(throws: DatabaseError.self) { try await store.undo() }
      #expect(error?.kind == .interrupted)
      #expect(error?.sql != nil)
    }
    await world.move()
    #expect(world.controller.object(id: 1)?.email == "x")
    try stranger.execute("DROP TRIGGER slow")
    #expect(try await store.undo()?.name == "Change")
    try await world.settle()
    #expect(world.controller.object(id: 1)?.email == "slow")
  }
}
