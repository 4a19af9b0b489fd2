// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Two processes use one file.
@MainActor @Suite struct `Another process` {
  @Test func `and this one see each other's changes while both have the store open`()
    async throws
  {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    let probe = try await Probe(at: world.folder.database, answersIn: world.folder)
    try await probe.ask("write UPDATE student SET name = 'Zoe' WHERE id = 1")
    #expect(try await probe.ask("show") == "mov 1 [\"Ben\", \"Zoe\"]")
    world.context.refresh()
    #expect(world.recorder.takeEvents() == ["mov 1 (0,0)→(0,1)"])
    #expect(world.context.undoName == "Probe")

    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == ["del 2 (0,0)"])
    #expect(try await probe.ask("show") == "del 2 [\"Zoe\"]")
    #expect(probe.end())
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test func `writes many rows, which come as one batch`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let probe = try await Probe(at: world.folder.database, answersIn: world.folder)
    try await probe.ask(
      "write WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
        + "INSERT INTO student (name) SELECT 'New' FROM n")
    try await world.settle()
    #expect(world.recorder.takeCycles().map(\.rowChanges.count) == [500])
    #expect(probe.end())
  }

  @Test func `takes steps back, each once`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    _ = try await world.commit("DELETE FROM student WHERE id = 2")
    let probe = try await Probe(at: world.folder.database, answersIn: world.folder)
    #expect(try await probe.ask("undo") == "Change")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 2 →(0,1)"])
    #expect(try await world.store.redo()?.name == "Change")
    #expect(try await probe.ask("undo") == "Change")
    #expect(try await world.store.undo()?.name == "Begin")
    #expect(try await probe.ask("undo") == "nothing")
    #expect(probe.end())
  }

  @Test func `stands in the way of an undo, and both are told`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    _ = try await world.commit("UPDATE student SET name = 'Bea' WHERE id = 2")
    let probe = try await Probe(at: world.folder.database, answersIn: world.folder)
    try await probe.ask("bare UPDATE student SET email = 'x' WHERE id = 2")
    let conflict = await #expect(throws: UndoError.self) { try await world.store.undo() }
    #expect(
      conflict == .conflict(name: "Change", rows: [RowReference(entity: "student", id: 2)]))
    #expect(try await probe.ask("undo") == "conflict Change [2]")
    #expect(probe.end())
  }

  @Test func `changes the file while it is closed here`() async throws {
    let folder = TemporaryFolder()
    try await open(folder) { store, controller in
      try await store.write("Begin") { transaction in
        try transaction.execute("CREATE INDEX in_order ON student (ifnull(subject, ''), name)")
        for student in students("Art[1 Amy, 2 Ben] Bio[3 Cat]") {
          try transaction.insert(student)
        }
      }
    }
    try await open(folder) { store, controller in
      #expect(ResultsShape(of: controller).description == "Art[1,2] Bio[3]")
      // The store works in order: this waits for the cache.
      try await store.write("Look") { try $0.values("SELECT 1") }
    }
    let probe = try await Probe(at: folder.database, answersIn: folder)
    try await probe.ask("write UPDATE student SET subject = 'Cel' WHERE id = 2")
    try await probe.ask("bare INSERT INTO student (name, subject) VALUES ('Dan', 'Bio')")
    try await probe.ask("write DELETE FROM student WHERE id = 1")
    #expect(probe.end())
    try await open(folder) { store, controller in
      #expect(ResultsShape(of: controller).description == "Bio[3,4] Cel[2]")
      #expect(controller.fetchedObjects?.map(\.name) == ["Cat", "Dan", "Ben"])
      #expect(controller.context.undoName == "Probe")
      let undone = try await store.undo()
      #expect(undone?.rows.map(\.id) == [1])
      controller.context.refresh()
      #expect(ResultsShape(of: controller).description == "Art[1] Bio[3,4] Cel[2]")
    }
  }

  /// Opens the file with a cache, lets `body` look, and closes it.
  private func open(
    _ folder: TemporaryFolder,
    _ body: (Store, FetchedResultsController<Student>) async throws -> Void
  ) async throws {
    let store = try await openStore(at: folder.database)
    let context = try ViewContext(store: store)
    let controller = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(sortDescriptors: [.ascending(Student.name)]), context: context,
      sectionedBy: SectionKeyPath(Student.subject), cacheName: "Root")
    try controller.performFetch()
    try await body(store, controller)
    context.close()
    await store.close()
  }
}
