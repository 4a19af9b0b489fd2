// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Another connection holds the write lock for longer than the store waits.
@MainActor @Suite struct `A lock` {
  @Test(arguments: ["IMMEDIATE", "EXCLUSIVE"])
  func `stops writes with one error each, and no reading`(kind: String) async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    let failures = Failures(of: world.context)
    try await world.store.writeWithoutUndo { _ = try $0.values("PRAGMA busy_timeout = 30") }
    let stranger = try world.stranger()
    try stranger.executeScript("BEGIN \(kind); UPDATE student SET name = 'Zoe' WHERE id = 1")

    let write = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    }
    let undo = await #expect(throws: DatabaseError.self) { try await world.store.undo() }
    for error in [write, undo] {
      #expect(error?.kind == .busy)
      #expect(error?.sql == "BEGIN IMMEDIATE")
      #expect(error?.message == "database is locked")
    }
    await world.move()
    try world.controller.performFetch()
    try world.controller.change(
      to: FetchRequest(sortDescriptors: [.ascending(Student.name)]),
      sectionedBy: SectionKeyPath(Student.subject))
    #expect(world.rows == ["1 Amy", "2 Ben", "3 Cat"])
    #expect(failures.take() == [])
    #expect(world.recorder.takeCycles().isEmpty)

    try stranger.executeScript("COMMIT")
    await world.move()
    #expect(world.recorder.takeEvents() == ["mov 1 (0,0)→(0,1)"])
    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == ["del 2 (0,0)"])
  }

  @Test func `is waited for, which is told, and then the change is made`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    let waits = Waits(of: world.context)
    let stranger = try world.stranger()
    try stranger.executeScript("BEGIN IMMEDIATE")
    let change = Task { try await world.commit("DELETE FROM student WHERE id = 2") }
    #expect(await waits.next() == true)
    #expect(world.rows == ["1 Amy", "2 Ben", "3 Cat"])
    try stranger.executeScript("ROLLBACK")
    #expect(await waits.next() == false)
    #expect(try await change.value == ["del 2 (0,1)"])
  }

  @Test func `is waited for until a person wants to wait no longer`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    let waits = Waits(of: world.context)
    let stranger = try world.stranger()
    try stranger.executeScript("BEGIN IMMEDIATE")
    let change = Task {
      try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    }
    #expect(await waits.next() == true)
    world.store.stopWaiting()
    let error = await #expect(throws: DatabaseError.self) { try await change.value }
    #expect(error?.kind == .busy)
    #expect(await waits.next() == false)
    try stranger.executeScript("ROLLBACK")
    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == ["del 2 (0,1)"])
  }
}

/// Hears when a context waits for another program, and when no more.
@MainActor
private final class Waits {
  private let heard: AsyncStream<Bool>

  init(of context: ViewContext) {
    let (heard, hearing) = AsyncStream.makeStream(of: Bool.self)
    self.heard = heard
    context.onWait = { hearing.yield($0) }
  }

  /// What is heard next.
  func next() async -> Bool? {
    for await isWaiting in heard { return isWaiting }
    return nil
  }
}
