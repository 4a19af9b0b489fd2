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
}
