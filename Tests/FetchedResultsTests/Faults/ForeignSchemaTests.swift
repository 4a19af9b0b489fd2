// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Requests that do not compile, from the start or since another tool changed
/// the schema.
@MainActor @Suite struct `A schema that does not fit` {
  private func noFailures(_ world: ResultsWorld) -> Failures { Failures(of: world.context) }

  @Test(arguments: ["no_such_column = 1", "rank = ", "1; DELETE FROM student", "rank = ?"])
  func `fails a fetch and another request`(condition: String) async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let request = FetchRequest<Student>(predicate: Predicate(sql: condition))
    let change = #expect(throws: DatabaseError.self) {
      try world.controller.change(to: request, sectionedBy: nil)
    }
    world.controller.fetchRequest = request
    let fetch = #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
    for error in [change, fetch] {
      #expect(error?.code != 0)
      #expect(error?.message.isEmpty == false)
      #expect(error?.sql?.contains(condition) == true)
    }
    #expect(world.rows == ["1 Amy", "2 Ben"])
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(
      try await world.commit("DELETE FROM student WHERE id = 1") == [
        "sec del 0(Art)", "del 1 (0,0)",
      ])
  }

  @Test func `without its table leaves the last good rows`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let failures = noFailures(world)
    let stranger = try world.stranger()
    let table = try stranger.text("SELECT sql FROM sqlite_schema WHERE name = 'student'") ?? ""
    try stranger.execute("DROP TABLE student")
    await world.move()
    await world.move()
    #expect(failures.take().map(\.message) == ["no such table: student"])
    #expect(world.rows == ["1 Amy", "2 Ben"])
    #expect(world.recorder.takeCycles().isEmpty)
    let write = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    }
    #expect(write?.sql == "DELETE FROM student")
    #expect(write?.message == "no such table: student")
    await #expect(throws: DatabaseError.self) { try await world.store.undo() }

    try stranger.execute(table)
    try stranger.execute("INSERT INTO student (id, name, subject) VALUES (2, 'Bea', 'Bio')")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["sec del 0(Art)", "del 1 (0,0)", "upd 2 (1,0)→(0,0)"])
    #expect(
      try await world.commit("INSERT INTO student (id, name, subject) VALUES (7, 'Cat', 'Bio')")
        == ["ins 7 →(0,1)"])
    #expect(failures.take() == [])
  }

  @Test func `without a column is told once, though the journal is mended`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let failures = noFailures(world)
    let stranger = try world.stranger()
    try stranger.executeScript(
      """
      BEGIN;
      CREATE TABLE anew (id INTEGER PRIMARY KEY AUTOINCREMENT, name, subject, email);
      INSERT INTO anew SELECT id, name, subject, email FROM student;
      DROP TABLE student;
      ALTER TABLE anew RENAME TO student;
      COMMIT;
      """)
    for _ in 0..<10 {
      await world.move()
      try await Task.sleep(for: .milliseconds(5))
    }
    let told = failures.take()
    #expect(told.count == 1)
    let looks = world.context.next?.connection.runCount(of: "BEGIN")
    try await Task.sleep(for: .milliseconds(50))
    #expect(world.context.next?.connection.runCount(of: "BEGIN") == looks, "it goes on and on")
    #expect(told.first?.message.contains("rank") == true)
    #expect(told.first?.sql?.contains("student") == true)
    #expect(world.rows == ["1 Amy", "2 Ben"])
    try stranger.executeScript("ALTER TABLE student ADD COLUMN rank INTEGER DEFAULT 0")
    try stranger.execute("UPDATE student SET name = 'Bea' WHERE id = 2")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 2 (1,0)→(1,0)"])
  }

  @Test(arguments: [
    ("journal", true), ("store_state", false), ("change_group", true), ("student_before", true),
  ])
  func `without a table of the journal is mended, and undo harms nothing`(
    table: String, forgets: Bool
  ) async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    _ = try await world.commit("UPDATE student SET email = 'old' WHERE id = 2")
    _ = try await world.commit("DELETE FROM student WHERE id = 1")
    let stranger = try world.stranger()
    try stranger.execute("DROP TABLE \(table)")
    world.context.refresh()
    try await world.store.write("Change") {
      try $0.execute("UPDATE student SET name = 'Bea' WHERE id = 2")
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 2 (0,0)→(0,0)"])
    #expect(try await world.store.undo()?.name == "Change")
    let earlier = try await world.store.undo()
    #expect((earlier == nil) == forgets, "no step of undo without what it needs")
    try await world.settle()
    #expect(world.rows == (forgets ? ["2 Ben"] : ["1 Amy", "2 Ben"]))
    #expect(try stranger.text("SELECT email FROM student WHERE id = 2") == "old")
  }

  @Test func `is mended before the store writes`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    try world.stranger().execute("DROP TRIGGER student_journal_delete")
    try await world.store.write("Delete") { try $0.execute("DELETE FROM student WHERE id = 1") }
    #expect(try await world.store.undo()?.rows.map(\.id) == [1])
    try await world.settle()
    #expect(world.rows == ["1 Amy", "2 Ben"])
  }

  @Test func `keeps a cache from being read, but not the results`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    try await world.store.write("Index") {
      try $0.execute("CREATE INDEX in_order ON student (ifnull(subject, ''), name)")
    }
    try world.stranger().execute("ALTER TABLE section_cache RENAME COLUMN seq TO place")
    try await world.settle()
    let cached = FetchedResultsController(
      fetchRequest: world.controller.fetchRequest, context: world.context,
      sectionedBy: world.controller.sectionedBy, cacheName: "Root")
    try cached.performFetch()
    #expect(ResultsShape(of: cached).description == "Art[1] Bio[2]")
  }
}
