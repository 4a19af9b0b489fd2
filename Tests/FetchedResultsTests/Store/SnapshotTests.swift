// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// What is shown, what was told and what is read are of one snapshot.
@MainActor @Suite struct `The snapshot shown` {
  private func rowCount(_ context: ViewContext) -> DatabaseValue? {
    try? context.values("SELECT count(*) FROM student").first?.first
  }

  @Test func `is the old one in will and the new one from then on`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    var counts: [DatabaseValue?] = []
    let look = { counts.append(rowCount(world.context)) }
    (world.recorder.onWill, world.recorder.onDid) = (look, look)
    world.recorder.onRow = { _ in look() }
    world.context.onChange = look
    _ = try await world.commit("INSERT INTO student (name) VALUES ('Ben')")
    #expect(counts == [.integer(1), .integer(2), .integer(2), .integer(2)])
  }

  @Test func `is the same for all controllers at any time`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let other = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: world.context)
    let recorder = Recorder<Student>()
    other.delegate = recorder
    try other.performFetch()
    var counts: [[Int]] = []
    let look = { counts.append([world.controller.numberOfObjects, other.numberOfObjects]) }
    for each in [world.recorder, recorder] { (each.onWill, each.onDid) = (look, look) }
    _ = try await world.commit("INSERT INTO student (name) VALUES ('Ben')")
    #expect(counts == [[1, 1], [1, 1], [2, 2], [2, 2]])
  }

  @Test func `stays while others commit, until it is refreshed`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("DELETE FROM student")
    #expect(rowCount(world.context) == .integer(1))
    #expect(world.controller.object(id: 1)?.name == "Amy", "which was not read before")
    world.context.refresh()
    #expect(world.recorder.takeEvents() == ["del 1 (0,0)"])
  }

  @Test func `moves by itself after a commit of the store`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    await withCheckedContinuation { continuation in
      world.context.onChange = { continuation.resume() }
      Task { try await world.store.write("Delete") { try $0.execute("DELETE FROM student") } }
    }
    #expect(world.recorder.takeEvents() == ["del 1 (0,0)"])
  }

  @Test func `may skip commits: several share a move`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    for name in ["Ben", "Cat"] {
      try stranger.execute("INSERT INTO student (name) VALUES (?)", [.text(name)])
    }
    try stranger.execute("DELETE FROM student WHERE id = 2")
    world.context.refresh()
    #expect(world.recorder.takeCycles().map(\.events) == [["ins 3 →(0,1)"]])
  }

  @Test func `sees another tool's REPLACE, which deletes unseen`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("REPLACE INTO student (id, name) VALUES (1, 'Zoe')")
    world.context.refresh()
    #expect(world.recorder.takeEvents() == ["mov 1 (0,0)→(0,1)"])
  }

  @Test func `shows what is not observed, too`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    try await world.store.writeWithoutUndo { transaction in
      try transaction.execute("CREATE TABLE setting (value)")
    }
    try await world.settle()
    try await world.store.writeWithoutUndo { try $0.execute("INSERT INTO setting VALUES (7)") }
    world.context.refresh()
    #expect(try world.context.values("SELECT value FROM setting") == [[.integer(7)]])
    #expect(world.recorder.takeCycles().isEmpty)
  }

  @Test func `merges when the journal was pruned past it`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("DELETE FROM student WHERE id = 3")
    try stranger.execute("UPDATE student SET email = 'x' WHERE id = 1")
    try stranger.executeScript(
      "DELETE FROM journal; UPDATE store_state SET pruned_through = 99")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["sec del 1(Bio)", "del 3 (1,0)", "upd 1 (0,0)→(0,0)"])
  }

  @Test func `merges no more rows than are in the results, before or after`() async throws {
    let world = try await ResultsWorld(
      "[1 Amy r1, 2 Ben r1, 3 Cat, 4 Dan, 5 Eve]", sectionedBy: nil,
      FetchRequest(predicate: Student.rank > 0, sortDescriptors: [.ascending(Student.name)]))
    try world.stranger().execute("DELETE FROM student WHERE id = 3")
    try world.stranger().execute("UPDATE student SET rank = 1 WHERE id = 5")
    #expect(try Set(world.context.idsToCompare(world.controller, .all)) == [1, 2, 5])
    try world.stranger().execute("UPDATE store_state SET epoch = epoch + 1")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 5 →(0,2)"])
  }

  @Test func `merges when someone raised the epoch, whatever the journal says`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("DELETE FROM student WHERE id = 1")
    try stranger.executeScript(
      "DELETE FROM journal; UPDATE store_state SET epoch = epoch + 1")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["del 1 (0,0)"])
  }

  @Test func `merges after changes without a journal`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    try await world.store.writeWithoutUndo { transaction in
      try transaction.withoutJournal(of: Student.self) {
        try transaction.execute("UPDATE student SET subject = 'Art' WHERE id = 3")
      }
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["sec del 1(Bio)", "mov 3 (1,0)→(0,2)"])
    #expect(world.context.undoName == "Begin")
  }

  @Test func `is journalled again after a change without a journal failed`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    try await world.store.write("Try") { transaction in
      try? transaction.withoutJournal(of: Student.self) {
        try transaction.execute("UPDATE student SET name = 'Zoe'")
        throw Abandoned()
      }
      try transaction.execute("UPDATE student SET email = 'x'")
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 1 (0,0)→(0,0)"])
    #expect(world.controller.object(id: 1)?.name == "Amy")
    #expect(world.context.undoName == "Try")
  }

  @Test func `is right after another tool made the table anew, and after that`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.executeScript(
      """
      BEGIN;
      CREATE TABLE anew (id INTEGER PRIMARY KEY AUTOINCREMENT, name, subject, rank, email);
      INSERT INTO anew SELECT * FROM student WHERE id = 1;
      DROP TABLE student;
      ALTER TABLE anew RENAME TO student;
      COMMIT;
      """)
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["sec del 1(Bio)", "del 2 (1,0)"])
    let deadline = ContinuousClock.now + .seconds(120)
    while try stranger.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") < 5 {
      try #require(ContinuousClock.now < deadline, "the triggers were never made again")
      await Task.yield()
    }
    try await world.settle()
    try stranger.execute("UPDATE student SET email = 'x'")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 1 (0,0)→(0,0)"])
  }
}
