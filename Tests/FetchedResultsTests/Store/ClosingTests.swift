// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// The end of a store while something is read on another thread.
@MainActor @Suite(.serialized) struct `Closing` {
  /// Counts to the row's rank, which takes seconds when that is large.
  private nonisolated static let slow = Predicate<Student>(
    sql: """
      (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < student.rank)
       SELECT count(*) FROM n) > 0
      """)

  private nonisolated static let long = FetchRequest<Student>(
    predicate: Predicate(
      sql: """
        (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000000)
         SELECT count(*) FROM n) > 0
        """))

  /// A world in which results are being prepared, which takes long.
  private func preparing() async throws -> (ResultsWorld, Task<Void, any Error>) {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let task = Task {
      _ = try await world.controller.prepare(Self.long, sectionedBy: nil)
    }
    while world.context.hasNoLoans { await Task.yield() }
    return (world, task)
  }

  private func isGone(_ folder: TemporaryFolder) -> Bool {
    descriptorCount(of: folder.database) == 0 && logSize(folder) == 0
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `stops what is prepared and leaves no log`(contextFirst: Bool) async throws {
    let (world, task) = try await preparing()
    if contextFirst { world.context.close() }
    await world.store.close()
    #expect(isGone(world.folder))
    // Should it still go on.
    task.cancel()
    let error = await #expect(throws: DatabaseError.self) { try await task.value }
    #expect(error?.kind == .interrupted)
    #expect(isGone(world.folder))
  }

  @Test func `comes before what is prepared: that is as if it was stopped`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.close()
    let error = await #expect(throws: DatabaseError.self) {
      _ = try await world.controller.prepare(FetchRequest(), sectionedBy: nil)
    }
    #expect(error?.kind == .interrupted)
  }

  @Test(.timeLimit(.minutes(1)))
  func `stops a move in the background and leaves no log`() async throws {
    let world = try await ResultsWorld(
      "[1 Amy]", sectionedBy: nil,
      FetchRequest(predicate: Self.slow, sortDescriptors: [.ascending(Student.name)]))
    world.context.onFailure = { Issue.record($0) }
    try world.stranger().execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO student (name, rank) SELECT 'New', 1000000 FROM n
      """)
    world.context.refresh()
    for _ in 0..<5 { await Task.yield() }
    await world.store.close()
    #expect(isGone(world.folder))
    #expect(world.recorder.takeCycles().isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `is not needed to stop what is prepared: an interruption does`() async throws {
    let (world, task) = try await preparing()
    let interruptions = Task {
      while !Task.isCancelled {
        world.context.interrupt()
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    let error = await #expect(throws: DatabaseError.self) { try await task.value }
    interruptions.cancel()
    #expect(error?.kind == .interrupted)
    #expect(try await world.commit("DELETE FROM student") == ["del 1 (0,0)"])
  }
}
