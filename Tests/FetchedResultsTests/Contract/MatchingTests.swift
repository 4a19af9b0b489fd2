// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// The cases of the contract in which rows come to match, or no longer do.
@MainActor @Suite struct `Matching rows` {
  private func active(_ rows: String) async throws -> ResultsWorld {
    try await ResultsWorld(
      rows, sectionedBy: nil, FetchRequest(predicate: Student.rank == 1))
  }

  @Test func `rows that no longer match are deleted, last first (case 16)`() async throws {
    let world = try await active("[1 r1, 2 r1, 3 r1, 4 r1]")
    let events = try await world.commit("UPDATE student SET rank = 0 WHERE id IN (2, 3)")
    #expect(events == ["del 3 (0,2)", "del 2 (0,1)"])
    #expect(world.shown == "[1,4]")
  }

  @Test func `a row that leaves the results is told with its old values (case 25)`()
    async throws
  {
    let world = try await active("[1 Amy r1, 2 Ben r1]")
    var last: Student?
    world.recorder.onRow = { last = $0.object }
    let events = try await world.commit("UPDATE student SET rank = 0, name = 'X' WHERE id = 1")
    #expect(events == ["del 1 (0,0)"])
    #expect(last?.name == "Amy")
    #expect(last?.rank == 1)
    #expect(world.controller.object(id: 1) == nil, "though it is still in the table")
    #expect(try world.context.object(Student.self, id: 1)?.name == "X")
  }

  @Test func `another connection makes a row match (case 26)`() async throws {
    let world = try await active("[1 r1, 2 r0]")
    let other = try Connection.stranger(to: world.folder.database)
    try other.execute("UPDATE student SET rank = 1 WHERE id = 2")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 2 →(0,1)"])
  }

  @Test func `a change of rows that do not match says nothing (case 28)`() async throws {
    let world = try await active("[1 r1, 2 r0]")
    #expect(try await world.commit("UPDATE student SET email = 'x' WHERE id = 2") == [])
    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == [])
    #expect(world.recorder.takeCycles().isEmpty)
  }

  @Test func `what was rolled back is never told (case 29)`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    await #expect(throws: Abandoned.self) {
      try await world.store.write("Change") { transaction in
        try transaction.execute("DELETE FROM student WHERE id = 1")
        throw Abandoned()
      }
    }
    try await world.settle()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(world.shown == "[1,2]")
  }

  @Test func `a rolled-back savepoint takes its events along (case 29)`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    try await world.store.write("Change") { transaction in
      try? transaction.savepoint {
        try transaction.execute("INSERT INTO student (id, name) VALUES (5, 'Eve')")
        throw Abandoned()
      }
      try transaction.execute("INSERT INTO student (id, name) VALUES (6, 'Fay')")
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 6 →(0,1)"])
  }
}

/// Why a test gives a change up.
struct Abandoned: Error {}
