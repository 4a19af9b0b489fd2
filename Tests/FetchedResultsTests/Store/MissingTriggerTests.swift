// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// What another tool does to a table between taking its triggers and their return.
@MainActor @Suite struct `A table without its triggers` {
  @Test func `is compared row by row until they are back`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.executeScript("DROP TRIGGER student_journal_insert")
    // They cannot come back while someone else writes.
    try stranger.executeScript("BEGIN IMMEDIATE; INSERT INTO student (name) VALUES ('Ben')")
    let version = try stranger.values("PRAGMA schema_version")
    while try world.context.values("PRAGMA schema_version") != version {
      world.context.refresh()
      await Task.yield()
    }
    try stranger.execute("COMMIT")
    world.context.refresh()
    try await world.settle()
    while try stranger.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") < 5 {
      await Task.yield()
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 2 →(0,1)"])
    #expect(world.shown == "[1,2]")
    try stranger.execute("UPDATE student SET email = 'x' WHERE id = 2")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 2 (0,1)→(0,1)"])
  }

  /// Looks for commits until something holds.
  private func refresh(_ context: ViewContext, until holds: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while try !holds() {
      try #require(ContinuousClock.now < deadline, "it never came about")
      context.refresh()
      await Task.yield()
    }
  }

  @Test func `is no longer suspected once they are known to be there`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    try await world.store.writeWithoutUndo { _ = try $0.values("PRAGMA busy_timeout = 10") }
    let stranger = try world.stranger()
    try stranger.executeScript("CREATE INDEX theirs ON student (email); BEGIN IMMEDIATE")
    world.context.refresh()
    #expect(world.context.journalMayMiss)
    // When this has failed, looking after the triggers has as well.
    for _ in 0..<20 { await Task.yield() }
    await #expect(throws: DatabaseError.self) {
      try await world.store.writeWithoutUndo { try $0.execute("DELETE FROM student") }
    }
    try stranger.executeScript("COMMIT")
    try await refresh(world.context) { !world.context.journalMayMiss }
    #expect(world.recorder.takeEvents() == [])
  }

  @Test func `is not suspected when the file cannot be read for a while`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let failures = Failures(of: world.context)
    let path = world.folder.database
    shell("mv '\(path)' '\(path).away'")
    await world.move()
    #expect(failures.take().map(\.kind) == [.moved])
    #expect(!world.context.journalMayMiss)
    shell("mv '\(path).away' '\(path)'")
    #expect(try await world.commit("DELETE FROM student") == ["del 1 (0,0)"])
  }

  @Test func `gets them back when it is looked at first`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    let stranger = try Connection.stranger(to: folder.database)
    try stranger.executeScript("DROP TRIGGER student_journal_insert")
    let context = try ViewContext(store: store)
    let controller = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: context)
    try controller.performFetch()
    try stranger.execute("INSERT INTO student (name) VALUES ('Ben')")
    try await refresh(context) {
      try stranger.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") == 5
    }
    try await refresh(context) { controller.numberOfObjects == 1 }
    try await refresh(context) { !context.journalMayMiss }
    try stranger.execute("INSERT INTO student (name) VALUES ('Cat')")
    try await settled(context, stranger)
    #expect(controller.numberOfObjects == 2)
  }

  @Test func `is not looked for where the store has seen to them`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    for index in ["", "CREATE INDEX ours ON student (email)"] {
      if !index.isEmpty { try await store.write("Index") { try $0.execute(index) } }
      let context = try ViewContext(store: store)
      for _ in 0..<20 {
        #expect(!context.journalMayMiss)
        await Task.yield()
      }
    }
  }
}
