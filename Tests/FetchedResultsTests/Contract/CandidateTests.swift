// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// A predicate with a query that says where to look.
@MainActor @Suite struct `Candidates` {
  private let isB = Predicate<Student>(sql: "student.name LIKE ?", arguments: [.text("B%")])

  private func request(_ predicate: Predicate<Student>) -> FetchRequest<Student> {
    FetchRequest(predicate: predicate, sortDescriptors: [.ascending(Student.name)])
  }

  @Test func `are the only rows that are looked at, and their values decide`() async throws {
    let few = isB.among(
      "SELECT id FROM student WHERE id IN (?, ?)", arguments: [.integer(2), .integer(3)])
    let world = try await ResultsWorld(
      "Art[1 Ben, 2 Bob] Bio[3 Cat, 4 Bea]", request(few))
    #expect(world.shown == "Art[2]")
  }

  @Test func `do not count where they are many`() async throws {
    let many = isB.among(
      """
      WITH RECURSIVE n (id) AS (SELECT 100 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
      SELECT id FROM n
      """, arguments: [.integer(40_000)])
    let world = try await ResultsWorld("Art[1 Ben, 2 Bob] Bio[3 Cat, 4 Bea]", request(many))
    #expect(world.shown == "Art[1,2] Bio[4]")
  }

  @Test func `let results follow what comes to match and what does not any more`() async throws {
    let world = try await ResultsWorld(
      "Art[1 Ben, 2 Cat] Bio[3 Bob]", request(isB.among("SELECT id FROM student")))
    #expect(
      try await world.commit("UPDATE student SET name = 'Bea' WHERE id = 2") == ["ins 2 →(0,0)"])
    #expect(
      try await world.commit("UPDATE student SET name = 'Dan' WHERE id = 1") == ["del 1 (0,1)"])
    #expect(world.shown == "Art[2] Bio[3]")
  }

  @Test func `go with the conditions that they are joined to`() {
    let few = isB.among("SELECT 1 AS id")
    let all = Student.rank == 1
    #expect((few && all).candidates == few.candidates)
    #expect((all && few).candidates == few.candidates)
    #expect((few || all).candidates == nil)
    #expect((!few).candidates == nil)
    #expect(few != isB)
  }

  @Test func `are told as a list that SQLite reads`() throws {
    let ids: [RowID] = [7, 0, -1, 10, 99_007, .max, .min]
    let connection = try Connection.open(":memory:")
    let read = try connection.values("SELECT value FROM json_each(?)", [.text(ids.json)])
    #expect(read == ids.reversed().map { [.integer($0)] })
    #expect([RowID]().json == "[]")
  }
}
