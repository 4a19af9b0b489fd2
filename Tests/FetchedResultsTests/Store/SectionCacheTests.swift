// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Section information that is kept in the file between two starts.
@MainActor @Suite struct `A section cache` {
  let folder = TemporaryFolder()

  /// Opens the file, fetches with a cache, lets `body` look, and closes.
  private func visit(
    cacheName: String = "Root", _ predicate: Predicate<Student>? = nil,
    ascending: Bool = true,
    _ body: (Store, FetchedResultsController<Student>) async throws -> Void
  ) async throws {
    let store = try await openStore(at: folder.database)
    let context = try ViewContext(store: store)
    let controller = FetchedResultsController(
      fetchRequest: FetchRequest(
        predicate: predicate, sortDescriptors: [.ascending(Student.name)]),
      context: context,
      sectionedBy: SectionKeyPath(Student.subject, ascending: ascending, keepsNullApart: true),
      cacheName: cacheName)
    try controller.performFetch()
    try await body(store, controller)
    context.close()
    await store.close()
  }

  /// Makes the file and, by a first visit, its cache.
  private func begin() async throws {
    let store = try await openStore(at: folder.database)
    try await store.write("Begin") { transaction in
      try transaction.execute("CREATE INDEX in_order ON student (subject, name)")
      try transaction.execute("CREATE INDEX other ON student (subject DESC, name)")
      for student in students("Art[1 Amy, 2 Ben] Bio[3 Cat]") { try transaction.insert(student) }
    }
    await store.close()
    try await visit { store, _ in try await waitForCache(of: store) }
  }

  private func waitForCache(of store: Store) async throws {
    // The store works in order, so the cache is written when this is done.
    for _ in 0..<100 {
      let count = try await store.write("Look") {
        try $0.values("SELECT count(*) FROM cached_section")
      }
      if count != [[.integer(0)]] { return }
      await Task.yield()
    }
    Issue.record("no cache was kept")
  }

  private func elsewhere(_ statements: String) throws {
    try Connection.stranger(to: folder.database).executeScript(statements)
  }

  @Test func `is what an unchanged file is opened with`() async throws {
    try await begin()
    // A title that is not in the rows shows that the rows were not counted.
    try elsewhere("UPDATE cached_section SET title = 'Kept' WHERE key = 'Art'")
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Kept[1,2] Bio[3]")
    }
  }

  @Test func `is rolled forward over what happened while nobody looked`() async throws {
    try await begin()
    try elsewhere(
      """
      UPDATE student SET subject = 'Cel' WHERE id = 3;
      INSERT INTO student (name, subject) VALUES ('Dan', 'Art'), ('Eve', 'Bio');
      DELETE FROM student WHERE id = 1;
      UPDATE student SET name = 'Bob' WHERE id = 2;
      """)
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Art[2,4] Bio[5] Cel[3]")
    }
  }

  @Test func `is kept as it is at the end`() async throws {
    try await begin()
    try await visit { store, controller in
      try await store.write("Add") { _ = try $0.insert(Student(name: "Dan", subject: "Bio")) }
      try await settled(
        controller.context, try Connection.stranger(to: folder.database))
    }
    try elsewhere("UPDATE cached_section SET title = 'Kept' WHERE key = 'Bio' AND rows = 2")
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Art[1,2] Kept[3,4]")
    }
  }

  @Test func `that could not be written is written at the end`() async throws {
    try await begin()
    let stranger = try Connection.stranger(to: folder.database)
    try await visit { store, controller in
      try await store.deleteCache(withName: nil)
      try await store.writeWithoutUndo { _ = try $0.values("PRAGMA busy_timeout = 10") }
      try stranger.execute("BEGIN IMMEDIATE")
      // The snapshot that is shown still has the cache.
      controller.context.refresh()
      try controller.performFetch()
      let deadline = ContinuousClock.now + .seconds(60)
      while controller.cachedPosition != nil && ContinuousClock.now < deadline {
        await Task.yield()
      }
      try stranger.execute("COMMIT")
    }
    #expect(try stranger.integer("SELECT count(*) FROM cached_section") == 2)
  }

  @Test func `is given up for another request of the same name (case 33)`() async throws {
    try await begin()
    try await visit(ascending: false) { _, controller in
      #expect(ResultsShape(of: controller).description == "Bio[3] Art[1,2]")
    }
    try await visit(Student.name == "Ben") { _, controller in
      #expect(ResultsShape(of: controller).description == "Art[2]")
    }
  }

  @Test func `is given up where the journal is blind`() async throws {
    try await begin()
    try elsewhere("INSERT OR REPLACE INTO student (id, name, subject) VALUES (1, 'Amy', 'Bio')")
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Art[2] Bio[1,3]")
    }
  }

  @Test func `is given up where the history was pruned`() async throws {
    try await begin()
    let store = try await openStore(at: folder.database)
    for name in ["x", "y", "z"] {
      try await store.write("Change") { _ = try $0.insert(Student(name: name, subject: "Art")) }
    }
    try await store.pruneHistory(keeping: 1)
    await store.close()
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Art[1,2,4,5,6] Bio[3]")
    }
  }

  @Test func `is given up where rows changed without a journal`() async throws {
    try await begin()
    let store = try await openStore(at: folder.database)
    try await store.writeWithoutUndo { transaction in
      try transaction.withoutJournal(of: Student.self) {
        try transaction.execute("UPDATE student SET subject = 'Bio'")
      }
    }
    await store.close()
    try await visit { _, controller in
      #expect(ResultsShape(of: controller).description == "Bio[1,2,3]")
    }
  }

  @Test func `can be deleted by name or with all others`() async throws {
    try await begin()
    let store = try await openStore(at: folder.database)
    let count = "SELECT count(*) FROM cached_section"
    try await store.deleteCache(withName: "Other")
    #expect(try await store.write("Look") { try $0.values(count) } == [[.integer(2)]])
    try await store.deleteCache(withName: "Root")
    #expect(try await store.write("Look") { try $0.values(count) } == [[.integer(0)]])
    await store.close()
    try await visit { store, controller in
      try await waitForCache(of: store)
      try await store.deleteCache(withName: nil)
      #expect(try await store.write("Look") { try $0.values(count) } == [[.integer(0)]])
      #expect(ResultsShape(of: controller).description == "Art[1,2] Bio[3]")
    }
  }
}
