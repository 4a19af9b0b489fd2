// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// A row is in the results once: the id is its only identity (case 31).
///
/// A request has one table, to which a relationship joins rows by their id. So a
/// duplicate needs a table in which an id is not unique, and that is an error.
@MainActor @Suite struct `A duplicate id` {
  private static let message = "is not its INTEGER PRIMARY KEY"

  @Test func `is not made by a condition over other tables (case 31)`() async throws {
    let world = try await ResultsWorld(
      "Art[1 Amy, 2 Bob, 3 Cat]", sectionedBy: nil,
      FetchRequest(
        predicate: Predicate(
          sql: "EXISTS (SELECT 1 FROM student AS other WHERE other.subject = student.subject)")))
    #expect(world.shown == "[1,2,3]")
    world.controller.fetchRequest.predicate = Predicate(
      sql: "student.id IN (SELECT 1 FROM student AS other UNION ALL SELECT 1)")
    try world.controller.performFetch()
    #expect(world.shown == "[1]")
  }

  @Test(arguments: ["1 JOIN student AS other", "1, (SELECT 2) FROM student", "1 UNION SELECT 2 --"])
  func `is not made by a condition that is no expression (case 31)`(sql: String) async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.controller.fetchRequest.predicate = Predicate(sql: sql)
    let error = #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
    #expect(error?.sql?.contains(sql) == true)
    #expect(world.shown == "[1]")
  }

  @Test(arguments: ["id INTEGER", "id INTEGER, other INTEGER PRIMARY KEY"])
  func `of a table without an identity is an error (case 31)`(columns: String) async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let failures = Failures(of: world.context)
    try world.stranger().executeScript(
      """
      BEGIN;
      CREATE TABLE anew (\(columns), name, subject, rank, email);
      INSERT INTO anew (id, name, subject) SELECT id, name, subject FROM student;
      INSERT INTO anew (id, name, subject) SELECT id, 'Twin', subject FROM student;
      DROP TABLE student;
      ALTER TABLE anew RENAME TO student;
      COMMIT;
      """)
    await world.move()
    #expect(failures.take().map(\.message) == ["the id of table student \(Self.message)"])
    #expect(world.rows == ["1 Amy", "2 Ben"])
    #expect(world.recorder.takeCycles().isEmpty)
    let fresh = try ViewContext(store: world.store)
    let controller = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: fresh)
    let error = #expect(throws: DatabaseError.self) { try controller.performFetch() }
    #expect(error?.message.hasSuffix(Self.message) == true)
    fresh.close()
  }

  @Test func `of a table without an identity is an error among the first rows, too (case 31)`()
    async throws
  {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    try world.stranger().executeScript(
      """
      BEGIN;
      DROP TABLE student;
      CREATE TABLE student (id INTEGER, name, subject, rank, email);
      CREATE INDEX by_name ON student (name, id);
      INSERT INTO student (id, name) VALUES (1, 'Amy'), (1, 'Twin'), (2, 'Ben');
      COMMIT;
      """)
    let fresh = try ViewContext(store: world.store)
    let controller = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: fresh)
    let request = FetchRequest<Student>(
      predicate: Student.name != "Ben", sortDescriptors: [.ascending(Student.name)])
    let error = await #expect(throws: DatabaseError.self) {
      try await controller.prepare(request, sectionedBy: nil, firstRows: 1)
    }
    #expect(error?.message.hasSuffix(Self.message) == true)
    fresh.close()
  }

  @Test func `of a related table without an identity is an error (case 31)`() async throws {
    let folder = TemporaryFolder()
    let store = try await Store.open(folder.database, entities: [Bank.self, Details.self]) {
      try $0.execute("CREATE TABLE details (id INTEGER, state, closed, note)")
      try $0.execute("CREATE TABLE bank (id INTEGER PRIMARY KEY AUTOINCREMENT, name, details_id)")
      try $0.execute("INSERT INTO details (id, state, closed) VALUES (7, 'GA', 1), (7, 'NV', 2)")
      try $0.execute("INSERT INTO bank VALUES (1, 'One', 7)")
    }
    let context = try ViewContext(store: store)
    let banks = FetchedResultsController<Bank>(
      fetchRequest: FetchRequest(
        sortDescriptors: [.descending(Bank.details[Details.closed])]), context: context)
    let error = #expect(throws: DatabaseError.self) { try banks.performFetch() }
    #expect(error?.message == "the id of table details \(Self.message)")
    #expect(banks.sections == nil)
    banks.fetchRequest.sortDescriptors = [.ascending(Bank.name)]
    try banks.performFetch()
    #expect(banks.numberOfObjects == 1, "which hangs on no related row")
    context.close()
  }
}
