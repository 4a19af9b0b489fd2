// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// The cases of the contract about fetching and what is shown then.
@MainActor @Suite struct `A fetch` {
  @Test func `tells sections apart by every byte of their names (case 21)`() async throws {
    let world = try await ResultsWorld("Appetizers[1 a, 3 c] appetizers[2 b]")
    #expect(world.shown == "Appetizers[1,3] appetizers[2]")
  }

  @Test func `makes one section of equal keys, named by its first row (case 21)`() async throws {
    let world = try await ResultsWorld(
      "Appetizers[1 a @k, 3 c @k] appetizers[2 b @k]",
      sectionedBy: SectionKeyPath(Student.email, name: Student.subject))
    #expect(world.shown == "Appetizers[1,2,3]")
    let events = try await world.commit("DELETE FROM student WHERE id = 1")
    #expect(events == ["sec ren 0→0(Appetizers→appetizers)", "del 1 (0,0)"])
    #expect(world.shown == "appetizers[2,3]")
  }

  @Test func `puts rows of no subject and of an empty one together (case 22)`() async throws {
    let world = try await ResultsWorld("NULL[1] [2] Art[3]")
    #expect(world.shown == "[1,2] Art[3]")
    #expect(world.controller.sections?.map(\.indexTitle) == ["", "A"])
    #expect(
      try await world.commit("UPDATE student SET subject = '' WHERE id = 1") == [
        "upd 1 (0,0)→(0,0)"
      ])
  }

  @Test func `puts NULL before all numbers, with texts of nothing (case 22)`() async throws {
    let folder = TemporaryFolder()
    let store = try await openMeasurements(at: folder.database)
    try await store.write("Begin") {
      try $0.execute(
        "INSERT INTO measurement (id, total) VALUES (1, 5), (2, NULL), (3, ''), (4, -5), (5, 5)")
    }
    let context = try ViewContext(store: store)
    let total = Column<Measurement, Int?>("total")
    let controller = FetchedResultsController<Measurement>(
      fetchRequest: FetchRequest(), context: context, sectionedBy: SectionKeyPath(total))
    try controller.performFetch()
    #expect(ResultsShape(of: controller).description == "[2,3] -5[4] 5[1,5]")
    controller.sectionedBy = SectionKeyPath(total, ascending: false)
    try controller.performFetch()
    #expect(ResultsShape(of: controller).description == "5[1,5] -5[4] [2,3]")
    context.close()
  }

  @Test func `of nothing has one section without a section key (case 23)`() async throws {
    let world = try await ResultsWorld("", sectionedBy: nil)
    #expect(world.shown == "[]")
    #expect(try await world.commit("INSERT INTO student (name) VALUES ('Amy')") == ["ins 1 →(0,0)"])
    #expect(try await world.commit("DELETE FROM student") == ["del 1 (0,0)"])
    #expect(world.shown == "[]")
  }

  @Test func `of nothing has no section with a section key (case 23)`() async throws {
    let world = try await ResultsWorld("")
    #expect(world.controller.sectionCount == 0)
    let events = try await world.commit("INSERT INTO student (name, subject) VALUES ('Amy', 'Art')")
    #expect(events == ["sec ins 0(Art)", "ins 1 →(0,0)"])
  }

  @Test func `sends no events, and the old order counts until then (case 32)`() async throws {
    let world = try await ResultsWorld("[1 Amy r2, 2 Ben r1]", sectionedBy: nil)
    world.controller.fetchRequest.sortDescriptors = [.ascending(Student.rank)]
    #expect(
      try await world.commit("UPDATE student SET name = 'Zoe' WHERE id = 1") == [
        "mov 1 (0,0)→(0,1)"
      ])
    #expect(world.shown == "[2,1]")
    try world.controller.performFetch()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(world.shown == "[2,1]")
    #expect(
      try await world.commit("UPDATE student SET rank = 0 WHERE id = 1") == ["mov 1 (0,1)→(0,0)"])
  }

  @Test func `by two controllers with one cache name and different conditions is right (case 33)`()
    async throws
  {
    let world = try await ResultsWorld("Art[1 r1, 2 r2]")
    let (first, second) = (Recorder<Student>(), Recorder<Student>())
    let conditions = [Student.rank > 0, Student.rank > 1]
    let controllers = zip(conditions, [first, second]).map { predicate, recorder in
      let controller = FetchedResultsController(
        fetchRequest: FetchRequest(predicate: predicate), context: world.context,
        sectionedBy: SectionKeyPath(Student.subject), cacheName: "Root")
      controller.delegate = recorder
      return controller
    }
    for _ in 1...2 {
      for controller in controllers { try controller.performFetch() }
      // Caches are written by the store, in order.
      try await world.store.write("Look") { _ = try $0.values("SELECT 1") }
    }
    #expect(controllers.map { ResultsShape(of: $0).description } == ["Art[1,2]", "Art[2]"])
    _ = try await world.commit("UPDATE student SET rank = 3 WHERE id = 1")
    #expect(first.takeEvents() == ["upd 1 (0,0)→(0,0)"])
    #expect(second.takeEvents() == ["ins 1 →(0,0)"])
    #expect(controllers.map { ResultsShape(of: $0).description } == ["Art[1,2]", "Art[1,2]"])
  }

  @Test func `that fails keeps the last good results and follows them on`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    world.controller.fetchRequest.predicate = Predicate(sql: "no_such_column = 1")
    let error = #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
    #expect(error?.message.contains("no_such_column") == true)
    #expect(world.shown == "[1,2]")
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test func `has not happened: there are no sections yet`() async throws {
    let world = try await ResultsWorld("[1 Amy]")
    let fresh = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: world.context)
    #expect(fresh.sections == nil)
    #expect(fresh.fetchedObjects == nil)
    #expect(fresh.numberOfObjects == 0)
    #expect(fresh.indexPath(for: 1) == nil)
    #expect(fresh.object(id: 1) == nil)
  }

  @Test func `gives index titles that lead to their sections`() async throws {
    let world = try await ResultsWorld("Art[1] Astronomy[2] Bio[3] art[4]")
    #expect(world.controller.sectionIndexTitles == ["A", "B", "A"])
    #expect(world.controller.section(forSectionIndexTitle: "A", at: 0) == 0)
    #expect(world.controller.section(forSectionIndexTitle: "B", at: 1) == 2)
    #expect(world.controller.section(forSectionIndexTitle: "A", at: 2) == 3)
    #expect(world.controller.section(forSectionIndexTitle: "Z", at: 0) == nil)
    #expect(world.controller.section(forSectionIndexTitle: "A", at: 7) == nil)
  }
}
