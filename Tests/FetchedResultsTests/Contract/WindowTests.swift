// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// Results with a limit and an offset follow the database like any others.
@MainActor @Suite struct `A window of the results` {
  private func window(
    _ rows: String, limit: Int?, offset: Int = 0, sectionedBy: SectionKeyPath<Student>? = nil
  ) async throws -> ResultsWorld {
    try await ResultsWorld(
      rows, sectionedBy: sectionedBy,
      FetchRequest(
        sortDescriptors: [.ascending(Student.name)], fetchLimit: limit, fetchOffset: offset))
  }

  @Test func `lets the last row go when one comes in (case 18)`() async throws {
    let world = try await window("[1 A, 2 B, 3 C, 4 D]", limit: 3)
    let events = try await world.commit("INSERT INTO student (id, name) VALUES (9, 'AA')")
    #expect(events == ["del 3 (0,2)", "ins 9 →(0,1)"])
    #expect(world.shown == "[1,9,2]")
  }

  @Test func `takes no more than its limit from nothing (case 18)`() async throws {
    let world = try await window("", limit: 3)
    let events = try await world.commit(
      "INSERT INTO student (id, name) VALUES (1, 'A'), (2, 'B'), (3, 'C'), (4, 'D'), (5, 'E'),"
        + " (6, 'F')")
    #expect(events == ["ins 1 →(0,0)", "ins 2 →(0,1)", "ins 3 →(0,2)"])
  }

  @Test func `fills up from below when a row goes`() async throws {
    let world = try await window("[1 A, 2 B, 3 C, 4 D]", limit: 3)
    #expect(
      try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)", "ins 4 →(0,2)"])
    #expect(world.controller.object(id: 4)?.name == "D")
    #expect(world.controller.object(id: 1) == nil)
  }

  @Test func `shifts behind its offset (case 19)`() async throws {
    let world = try await window("[1 A, 2 B, 3 C, 4 D]", limit: 2, offset: 1)
    #expect(world.shown == "[2,3]")
    let events = try await world.commit("INSERT INTO student (id, name) VALUES (9, '0')")
    #expect(events == ["del 3 (0,1)", "ins 1 →(0,0)"])
    #expect(world.shown == "[1,2]")
  }

  @Test func `loses and gains whole sections at its edge`() async throws {
    let world = try await window(
      "Art[1,2] Bio[3,4] Cel[5]", limit: 3, sectionedBy: SectionKeyPath(Student.subject))
    #expect(world.shown == "Art[1,2] Bio[3]")
    let events = try await world.commit(
      "INSERT INTO student (id, name, subject) VALUES (9, '', 'Art')")
    #expect(events == ["sec del 1(Bio)", "del 3 (1,0)", "ins 9 →(0,2)"])
    let more = try await world.commit("DELETE FROM student WHERE subject = 'Art'")
    #expect(more.prefix(3) == ["sec del 0(Art)", "sec ins 0(Bio)", "sec ins 1(Cel)"])
    #expect(world.shown == "Bio[3,4] Cel[5]")
  }

  @Test func `is empty when its limit is nought or its offset lies beyond the end`()
    async throws
  {
    let nought = try await window("[1,2]", limit: 0)
    #expect(nought.shown == "[]")
    #expect(try await nought.commit("DELETE FROM student WHERE id = 1") == [])
    let beyond = try await window("[1,2]", limit: nil, offset: 2)
    #expect(beyond.shown == "[]")
    #expect(
      try await beyond.commit("INSERT INTO student (id, name) VALUES (3, 'Z')") == ["ins 3 →(0,0)"])
  }

  @Test func `takes the largest limit there is`() async throws {
    let world = try await window("[1 A, 2 B]", limit: .max, offset: 1)
    #expect(world.shown == "[2]")
  }
}
