// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// The first rows of a request that are shown until all are found.
@MainActor @Suite struct `First rows` {
  private let world: ResultsWorld
  private let request: FetchRequest<Student>

  /// Shows 100 of 1,000 students, who are in order of their ids.
  init() async throws {
    let bySubject = SectionKeyPath<Student>(Student.subject, keepsNullApart: true)
    world = try await ResultsWorld("", sectionedBy: bySubject)
    let many = (Student.rank == 0).among(
      """
      WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 6000)
      SELECT id FROM n
      """)
    request = FetchRequest(predicate: many, sortDescriptors: [.ascending(Student.name)])
    try await world.store.write("Fill") {
      try $0.execute(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        INSERT INTO student (id, name, subject)
        SELECT i, printf('%04d', i), iif(i <= 50, 'Art', 'Bio') FROM n
        """)
    }
    try await world.store.makeIndex(serving: request, sectionedBy: bySubject)
    try await world.settle()
    let first = try await world.controller.prepare(request, sectionedBy: bySubject, firstRows: 100)
    #expect(!first.isComplete)
    world.recorder.requestChanges = true
    try world.controller.change(to: first)
    world.recorder.requestChanges = false
    _ = world.recorder.takeCycles()
  }

  private var ids: [RowID] { ResultsShape(of: world.controller).all }

  @Test(arguments: [1, 65, 900])
  func `stay the first when some change`(count: Int) async throws {
    let events = try await world.commit("UPDATE student SET email = 'x' WHERE id <= \(count)")
    #expect(events.count == min(count, 100))
    #expect(ids == Array(1...100))
    #expect(world.controller.object(id: 1)?.email == "x")
  }

  @Test func `say nothing of those behind them`() async throws {
    #expect(try await world.commit("UPDATE student SET email = 'x' WHERE id = 101").isEmpty)
    #expect(try await world.commit("UPDATE student SET email = 'x' WHERE id > 800").isEmpty)
    #expect(ids == Array(1...100))
  }

  @Test func `make room for one that comes, and fill up when one goes`() async throws {
    #expect(
      try await world.commit("UPDATE student SET name = '0000', subject = 'Art' WHERE id = 700")
        == ["del 100 (1,49)", "ins 700 →(0,0)"])
    #expect(
      try await world.commit("DELETE FROM student WHERE id = 1") == [
        "del 1 (0,1)", "ins 100 →(1,49)",
      ]
    )
    #expect(ids == [700] + Array(2...100))
  }

  @Test(arguments: [
    "VACUUM", "ALTER TABLE student ADD COLUMN more", "CREATE INDEX by_rank ON student (rank)",
  ])
  func `stay the first when another tool changes the file`(sql: String) async throws {
    try world.stranger().execute(sql)
    try await world.settle()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(ids == Array(1...100))
    #expect(try await world.commit("UPDATE student SET rank = 1 WHERE id = 2").count == 2)
    #expect(ids == [1] + Array(3...101))
  }

  @Test func `are all rows when there are no more`() async throws {
    #expect(try await world.commit("DELETE FROM student WHERE id > 60").count == 40)
    #expect(ids == Array(1...60))
    #expect(
      try await world.commit("INSERT INTO student (id, name, subject) VALUES (61, 'z', 'Cel')")
        == ["sec ins 2(Cel)", "ins 61 →(2,0)"])
  }

  @Test func `are all rows with the first change after the index went`() async throws {
    try world.stranger().execute("DROP INDEX student_by_subject_name")
    try await world.settle()
    #expect(ids == Array(1...100))
    #expect(try await world.commit("UPDATE student SET email = 'x' WHERE id = 1").count == 901)
    #expect(ids == Array(1...1000))
  }
}
