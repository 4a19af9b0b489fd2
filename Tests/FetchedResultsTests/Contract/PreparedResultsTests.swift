// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import SQLite
import Testing

@testable import FetchedResults

/// Another request, read in the background and then shown.
@MainActor @Suite struct `Prepared results` {
  private let bySubject = SectionKeyPath<Student>(Student.subject)

  private func request(_ predicate: Predicate<Student>) -> FetchRequest<Student> {
    FetchRequest(predicate: predicate, sortDescriptors: [.ascending(Student.name)])
  }

  @Test func `are shown as a change when they are asked for`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    let results = try await world.controller.prepare(
      request(Student.name != "Amy"), sectionedBy: bySubject)
    #expect(results.isComplete)
    #expect(world.shown == "Art[1,2] Bio[3]")
    world.recorder.requestChanges = true
    try world.controller.change(to: results)
    world.recorder.requestChanges = false
    #expect(world.recorder.takeEvents() == ["del 1 (0,0)"])
    #expect(world.shown == "Art[2] Bio[3]")
    #expect(world.controller.fetchRequest == request(Student.name != "Amy"))
    #expect(
      try await world.commit("INSERT INTO student (name, subject) VALUES ('Dan', 'Bio')").count == 1
    )
  }

  @Test func `are of the snapshot that is shown in the end`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    // The commit is not shown yet when the reading begins.
    try await world.store.write("Change") { try $0.execute("DELETE FROM student WHERE id = 2") }
    let results = try await world.controller.prepare(
      request(Student.name != "Amy"), sectionedBy: bySubject)
    world.controller.delegate = nil
    try world.controller.change(to: results)
    #expect(world.shown == "Bio[3]")
    // This one comes between reading and showing.
    let again = try await world.controller.prepare(
      request(Student.rank == 0), sectionedBy: bySubject)
    _ = try await world.commit("DELETE FROM student WHERE id = 3")
    try world.controller.change(to: again)
    #expect(world.shown == "Art[1]")
  }

  @Test func `are given up when the task is cancelled`() async throws {
    let world = try await ResultsWorld("Art[1 Amy]")
    let endless = Predicate<Student>(
      sql: """
        (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
         SELECT count(*) FROM n) > 0
        """)
    let task = Task {
      try await world.controller.prepare(request(endless), sectionedBy: nil)
    }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The reader is free for the next.
    let next = try await world.controller.prepare(request(Student.rank == 0), sectionedBy: nil)
    try world.controller.change(to: next)
    #expect(world.shown == "[1]")
  }

  @Test func `that cannot be read leave all as it is`() async throws {
    let world = try await ResultsWorld("Art[1 Amy]")
    await #expect(throws: DatabaseError.self) {
      try await world.controller.prepare(request(Predicate(sql: "no sql")), sectionedBy: nil)
    }
    #expect(world.shown == "Art[1]")
  }

  @Test func `are read on another thread, whatever the idle reader does`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let main = pthread_self()
    try world.stranger().execute("DELETE FROM student")
    world.context.isReadingAhead = true
    let end = Task { @MainActor in
      try await Task.sleep(for: .milliseconds(300))
      world.context.isReadingAhead = false
      world.context.wantsMove = false
      world.context.refresh()
    }
    let (count, thread) = try await world.context.readAside { connection throws(DatabaseError) in
      (try connection.integer("SELECT count(*) FROM student"), pthread_self())
    }
    #expect(count == 0)
    #expect(thread != main)
    try await end.value
  }

  @Test func `are only the first rows where all would take long`() async throws {
    let world = try await ResultsWorld(
      "[4 Dan, 3 Cat, 2 Bob, 1 Amy r1]", sectionedBy: nil)
    let many = (Student.rank == 0).among(
      """
      WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 6000)
      SELECT id FROM n
      """)
    let all = try await world.controller.prepare(request(many), sectionedBy: nil, firstRows: 2)
    #expect(all.isComplete, "there is no index yet")
    try await world.store.makeIndex(serving: request(many))
    let first = try await world.controller.prepare(request(many), sectionedBy: nil, firstRows: 2)
    #expect(!first.isComplete)
    world.controller.delegate = nil
    try world.controller.change(to: first)
    #expect(world.shown == "[2,3]")
    let few = (Student.rank == 0).among("SELECT 4 AS id")
    #expect(
      try await world.controller.prepare(request(few), sectionedBy: nil, firstRows: 1).isComplete)
    #expect(
      try await world.controller.prepare(request(many), sectionedBy: nil, firstRows: 4).isComplete)
    try world.controller.change(
      to: try await world.controller.prepare(request(many), sectionedBy: nil))
    #expect(world.shown == "[2,3,4]")
  }

  @Test func `are the first of runs that follow the order`() async throws {
    let world = try await ResultsWorld("[4 Dan, 3 Cat, 2 Bob, 1 Amy r1]", sectionedBy: nil)
    world.controller.delegate = nil
    let runs = (Student.rank == 0).among(
      "SELECT column1 AS id, column2 FROM (VALUES (2, 1), (1, 1), (3, 2), (4, 3))",
      inRunsOf: [.ascending(Student.name)])
    for (count, shown) in [(1, "[2]"), (2, "[2,3]"), (3, "[2,3,4]"), (4, "[2,3,4]")] {
      let first = try await world.controller.prepare(
        request(runs), sectionedBy: nil, firstRows: count)
      #expect(first.isComplete == (count > 2))
      try world.controller.change(to: first)
      #expect(world.shown == shown)
    }
    let falling = FetchRequest(
      predicate: runs, sortDescriptors: [.descending(Student.name)])
    let all = try await world.controller.prepare(falling, sectionedBy: nil, firstRows: 1)
    #expect(all.isComplete, "the runs follow another order")
    try world.controller.change(to: all)
    #expect(world.shown == "[4,3,2]")
  }

  @Test func `bring the values of first rows in runs along`() async throws {
    let world = try await ResultsWorld("Art[4 Dan] Bio[3 Cat, 2 Bob, 1 Amy]")
    world.controller.delegate = nil
    let runs = (Student.rank == 0).among(
      "SELECT column1 AS id, column2 FROM (VALUES (4, 1), (1, 2), (2, 2), (3, 2))",
      inRunsOf: [.ascending(Student.subject), .ascending(Student.name)])
    try world.controller.change(
      to: try await world.controller.prepare(
        request(runs), sectionedBy: SectionKeyPath(Student.subject, keepsNullApart: true),
        firstRows: 3))
    #expect(world.shown == "Art[4] Bio[1,2]")
    let looks = world.context.current.connection.runCount(of: Student.table.objectSQL)
    let names = (0..<2).map { world.controller.object(at: IndexPath(section: 1, row: $0)).name }
    #expect(names == ["Amy", "Bob"])
    #expect(world.controller.object(at: IndexPath(section: 0, row: 0)).name == "Dan")
    #expect(world.controller.object(id: 2)?.name == "Bob")
    #expect(world.context.current.connection.runCount(of: Student.table.objectSQL) == looks)
    #expect(try await world.commit("UPDATE student SET name = 'Al' WHERE id = 2").isEmpty)
    #expect(world.controller.object(id: 2)?.name == "Al")
    #expect(world.controller.object(at: IndexPath(section: 1, row: 0)).name == "Al")
  }

  @Test func `are all where a run is long and no index has the order`() async throws {
    let world = try await ResultsWorld("[4 Dan, 3 Cat, 2 Bob, 1 Amy]", sectionedBy: nil)
    let long = (Student.rank == 0).among(
      """
      WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 6000)
      SELECT id, 0 FROM n
      """, inRunsOf: [.ascending(Student.name)])
    let all = try await world.controller.prepare(request(long), sectionedBy: nil, firstRows: 1)
    #expect(all.isComplete)
    world.controller.delegate = nil
    try world.controller.change(to: all)
    #expect(world.shown == "[1,2,3,4]")
  }
}
