// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// The cases of the contract that say which event a row gets.
@MainActor @Suite struct `Row events` {
  private func byRank(_ rows: String) async throws -> ResultsWorld {
    try await ResultsWorld(
      rows, sectionedBy: nil, FetchRequest(sortDescriptors: [.ascending(Student.rank)]))
  }

  private func byName(_ rows: String) async throws -> ResultsWorld {
    try await ResultsWorld(rows, sectionedBy: nil)
  }

  @Test func `two rows that trade places get one event each (case 7)`() async throws {
    let world = try await byRank("[1 r0, 2 r1]")
    let events = try await world.commit("UPDATE student SET rank = 1 - rank")
    #expect(events == ["mov 2 (0,1)→(0,0)", "upd 1 (0,0)→(0,1)"])
    #expect(world.shown == "[2,1]")
  }

  @Test func `a new sort value that keeps the place is an update (case 8)`() async throws {
    let world = try await byRank("[1 r10, 2 r20, 3 r30]")
    let events = try await world.commit("UPDATE student SET rank = 25 WHERE id = 2")
    #expect(events == ["upd 2 (0,1)→(0,1)"])
  }

  @Test func `a row that moves and changes gets the move only (case 9)`() async throws {
    let world = try await byRank("[1 r10, 2 r20, 3 r30]")
    let events = try await world.commit(
      "UPDATE student SET rank = 5 WHERE id = 3", "UPDATE student SET email = 'x' WHERE id = 3")
    #expect(events == ["mov 3 (0,2)→(0,0)"])
    #expect(world.controller.object(id: 3)?.email == "x")
  }

  @Test func `storing what is there already says nothing (case 10)`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Bob] Bio[3 Cal]")
    #expect(try await world.commit("UPDATE student SET name = name") == [])
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(world.context.undoName == "Begin", "and is no step of undo")
  }

  @Test func `an insert shifts an updated row (case 11)`() async throws {
    let world = try await byName("[1 Ben, 2 Cat]")
    let events = try await world.commit(
      "INSERT INTO student (id, name) VALUES (3, 'Amy')",
      "UPDATE student SET email = 'x' WHERE id = 2")
    #expect(events == ["ins 3 →(0,0)", "upd 2 (0,1)→(0,2)"])
    #expect(world.shown == "[3,1,2]")
  }

  @Test func `a delete shifts an updated row, which can be read (case 12)`() async throws {
    let world = try await byName("[1 Amy, 2 Ben, 3 Cat]")
    var email: String?
    world.recorder.onRow = { change in
      if case .update(_, let new) = change.kind {
        email = world.controller.object(at: new).email
      }
    }
    let events = try await world.commit(
      "DELETE FROM student WHERE id = 1", "UPDATE student SET email = 'x' WHERE id = 3")
    #expect(events == ["del 1 (0,0)", "upd 3 (0,2)→(0,1)"])
    #expect(email == "x")
  }

  @Test func `all kinds of change come in one batch (case 13)`() async throws {
    let world = try await byRank("[1 r0, 2 r1, 3 r2, 4 r3, 5 r4]")
    let events = try await world.commit(
      "INSERT INTO student (id, name, rank) VALUES (10, 't0', 0)",
      "DELETE FROM student WHERE id = 5",
      "UPDATE student SET rank = CASE id WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 4 END"
        + " WHERE id IN (1, 2, 4)")
    // The id breaks ties of rank, so the unchanged row 3 (rank 2) stands between.
    #expect(
      events == [
        "del 5 (0,4)", "ins 10 →(0,0)", "mov 2 (0,1)→(0,3)", "upd 1 (0,0)→(0,1)",
        "upd 4 (0,3)→(0,4)",
      ])
    #expect(world.shown == "[10,1,3,2,4]")
  }

  @Test func `a row that loses its neighbours moves, whatever its number (case 14)`()
    async throws
  {
    let world = try await byRank("[1 r100, 2 r200, 3 r300]")
    let events = try await world.commit(
      "UPDATE student SET rank = 99 WHERE id = 2", "UPDATE student SET rank = 98 WHERE id = 3")
    #expect(events == ["mov 3 (0,2)→(0,0)", "mov 2 (0,1)→(0,1)"])
    #expect(world.shown == "[3,2,1]")
  }

  @Test func `inserts come in the order of their new places (case 15)`() async throws {
    let world = try await byName("[1 Asparagus, 2 Banana, 3 Cucumber]")
    let events = try await world.commit(
      "INSERT INTO student (id, name) VALUES (4, 'Artichoke')",
      "INSERT INTO student (id, name) VALUES (5, 'Apple')")
    #expect(events == ["ins 5 →(0,0)", "ins 4 →(0,1)"])
  }

  @Test func `a row far down goes up in one move (case 17)`() async throws {
    let rows = (1...18).map { "\($0) r\($0 * 10)" }.joined(separator: ", ")
    let world = try await byRank("[\(rows)]")
    let events = try await world.commit("UPDATE student SET rank = 25 WHERE id = 17")
    #expect(events == ["mov 17 (0,16)→(0,2)"])
  }

  @Test func `a row that came and went is never mentioned (case 30)`() async throws {
    let world = try await byName("[1 Amy, 2 Ben]")
    let events = try await world.commit(
      "INSERT INTO student (id, name) VALUES (7, 'Zoe')", "DELETE FROM student WHERE id = 7")
    #expect(events == [])
    #expect(world.recorder.takeCycles().isEmpty)
  }

  @Test func `a row deleted and stored again under its id is updated (case 30)`() async throws {
    let world = try await byName("[1 Amy, 2 Ben]")
    let events = try await world.commit(
      "DELETE FROM student WHERE id = 2",
      "INSERT INTO student (id, name, subject, email) VALUES (2, 'Ben', '', 'new')")
    #expect(events == ["upd 2 (0,1)→(0,1)"])
    #expect(world.controller.object(id: 2)?.email == "new")
  }
}
