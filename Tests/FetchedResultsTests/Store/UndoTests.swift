// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@Suite final class `Undo` {
  private let folder = TemporaryFolder()
  private let store: Store
  private let stranger: Connection

  init() async throws {
    store = try await openStore(at: folder.database)
    stranger = try Connection.stranger(to: folder.database)
    try await store.write("Begin") { transaction in
      for student in students("Art[1 Amy, 2 Ben]") { try transaction.insert(student) }
    }
  }

  private func change(_ name: String, _ sql: String) async throws {
    try await store.write(name) { try $0.execute(sql) }
  }

  private func names() throws -> [String] {
    try stranger.values("SELECT id || ' ' || name FROM student ORDER BY id").map { row in
      if case .text(let name) = row[0] { name } else { "" }
    }
  }

  @Test func `goes back and forth several steps deep`() async throws {
    try await change("Rename", "UPDATE student SET name = 'Zoe' WHERE id = 1")
    try await change("Delete", "DELETE FROM student WHERE id = 2")
    #expect(try await store.undo()?.name == "Delete")
    #expect(try await store.undo()?.name == "Rename")
    #expect(try await store.undo()?.name == "Begin")
    #expect(try await store.undo() == nil)
    #expect(try names() == [])
    #expect(try await store.redo()?.name == "Begin")
    #expect(try await store.redo()?.name == "Rename")
    #expect(try await store.redo()?.name == "Delete")
    #expect(try await store.redo() == nil)
    #expect(try names() == ["1 Zoe"])
    #expect(try await store.undo()?.name == "Delete", "and back again")
    #expect(try names() == ["1 Zoe", "2 Ben"])
  }

  @Test func `never says that less was forgotten than was`() async throws {
    for rank in 1...10 { try await change("\(rank)", "UPDATE student SET rank = \(rank)") }
    for _ in 0..<8 { _ = try await store.undo() }
    try await store.pruneHistory(keeping: 1)
    let forgotten = try stranger.integer("SELECT pruned_through FROM store_state")
    #expect(try stranger.integer("SELECT min(id) FROM change_group") < 11, "an old group stays")
    try await store.pruneHistory(keeping: 2)
    #expect(try stranger.integer("SELECT pruned_through FROM store_state") == forgotten)
  }

  @Test func `says which rows it touched, each once`() async throws {
    try await store.write("Two") { transaction in
      try transaction.execute("UPDATE student SET rank = 1 WHERE id = 2")
      try transaction.execute("UPDATE student SET rank = 2")
    }
    let rows = try await store.undo()?.rows
    #expect(
      rows == [RowReference(entity: "student", id: 2), RowReference(entity: "student", id: 1)])
  }

  @Test func `goes on after the file was closed and opened again`() async throws {
    try await change("Rename", "UPDATE student SET name = 'Zoe' WHERE id = 1")
    try await change("Delete", "DELETE FROM student WHERE id = 1")
    _ = try await store.undo()
    await store.close()
    let again = try await openStore(at: folder.database)
    #expect(try await again.undo()?.name == "Rename")
    #expect(try names() == ["1 Amy", "2 Ben"])
    #expect(try await again.redo()?.name == "Rename")
    #expect(try await again.redo()?.name == "Delete")
    #expect(try names() == ["2 Ben"])
  }

  @Test func `ends redo with a new action, even one that is undone itself`() async throws {
    try await change("Rename", "UPDATE student SET name = 'Zoe' WHERE id = 1")
    _ = try await store.undo()
    try await change("Delete", "DELETE FROM student WHERE id = 2")
    #expect(try await store.redo() == nil)
    #expect(try await store.undo()?.name == "Delete")
    #expect(try await store.undo()?.name == "Begin")
    #expect(try await store.redo()?.name == "Begin")
    #expect(try await store.redo()?.name == "Delete")
    #expect(try await store.redo() == nil)
  }

  @Test func `refuses to overwrite what others changed, and names the rows`() async throws {
    try await change("Rank", "UPDATE student SET rank = rank + 1")
    try stranger.execute("UPDATE student SET rank = 9 WHERE id = 2")
    let conflict = UndoError.conflict(
      name: "Rank", rows: [RowReference(entity: "student", id: 2)])
    await #expect(throws: conflict) { try await self.store.undo() }
    #expect(try stranger.values("SELECT rank FROM student") == [[.integer(1)], [.integer(9)]])
    await #expect(throws: conflict) { try await self.store.undo() }
  }

  @Test func `leaves alone what others did`() async throws {
    try stranger.execute("INSERT INTO student (name) VALUES ('Eve')")
    #expect(try await store.undo()?.name == "Begin")
    #expect(try names() == ["3 Eve"])
    #expect(
      try stranger.values("SELECT count(*) FROM journal WHERE change_group IS NULL") == [
        [.integer(1)]
      ])
  }

  @Test func `that a constraint forbids changes nothing`() async throws {
    try stranger.executeScript("CREATE UNIQUE INDEX one_name ON student (name)")
    try await change("Delete", "DELETE FROM student WHERE id = 1")
    try stranger.execute("INSERT INTO student (name) VALUES ('Amy')")
    let refusal = UndoError.refused(
      name: "Delete", rows: [RowReference(entity: "student", id: 1)])
    await #expect(throws: refusal) { try await self.store.undo() }
    #expect(try names() == ["2 Ben", "3 Amy"])
  }

  @Test func `restores values that were swapped though they are unique`() async throws {
    try stranger.executeScript("CREATE UNIQUE INDEX one_name ON student (name)")
    try await store.write("Swap") { transaction in
      try transaction.execute("UPDATE student SET name = 'x' WHERE id = 1")
      try transaction.execute("UPDATE student SET name = 'Amy' WHERE id = 2")
      try transaction.execute("UPDATE student SET name = 'Ben' WHERE id = 1")
    }
    _ = try await store.undo()
    #expect(try names() == ["1 Amy", "2 Ben"])
    _ = try await store.redo()
    #expect(try names() == ["1 Ben", "2 Amy"])
  }

  @Test func `takes back runs of changes as if one by one`() async throws {
    try await store.write("Many") { transaction in
      for id in 3...40 {
        try transaction.execute(
          "INSERT INTO student (id, name) VALUES (?, 'New')", [.integer(Int64(id))])
      }
      try transaction.execute("UPDATE student SET name = name || id")
      try transaction.execute("UPDATE student SET rank = id, name = upper(name) WHERE id % 3 = 0")
      try transaction.execute("DELETE FROM student WHERE id % 4 = 0")
      try transaction.execute(
        "REPLACE INTO student (id, name) SELECT id, 'Other' FROM student WHERE id > 30")
      try transaction.execute("INSERT INTO student (id, name) VALUES (4, 'Back')")
    }
    let after = try stranger.values("SELECT * FROM student ORDER BY id")
    _ = try await store.undo()
    #expect(try names() == ["1 Amy", "2 Ben"])
    _ = try await store.redo()
    #expect(try stranger.values("SELECT * FROM student ORDER BY id") == after)
    _ = try await store.undo()
    #expect(try names() == ["1 Amy", "2 Ben"])
  }

  @Test func `lets references between rows break and mend on the way`() async throws {
    let path = folder.path + "/families.db"
    let store = try await Store.open(path, entities: [Student.self]) { transaction in
      try transaction.execute(
        """
        CREATE TABLE student (id INTEGER PRIMARY KEY AUTOINCREMENT, name, subject, email,
          rank INTEGER REFERENCES student (id))
        """)
      try transaction.execute("INSERT INTO student (id, name, rank) VALUES (1, 'Amy', 1)")
      try transaction.execute("INSERT INTO student (id, name, rank) VALUES (2, 'Ben', 1)")
    }
    try await store.write("Delete") { transaction in
      try transaction.execute("PRAGMA defer_foreign_keys = ON")
      try transaction.execute("DELETE FROM student WHERE id = 1")
      try transaction.execute("DELETE FROM student WHERE id = 2")
    }
    #expect(try await store.undo()?.name == "Delete")
    let ranks = try await store.write("Look") { try $0.values("SELECT rank FROM student") }
    #expect(ranks == [[.integer(1)], [.integer(1)]])
  }

  @Test func `never lets an id be used again`() async throws {
    try await store.write("Add") { try $0.insert(Student(name: "Cat", subject: "")) }
    _ = try await store.undo()
    let id = try await store.write("Add") { try $0.insert(Student(name: "Dan", subject: "")) }
    #expect(id == 4)
  }

  @Test func `has no step for a change that changed nothing`() async throws {
    try await change("Same", "UPDATE student SET name = name")
    try await change("None", "DELETE FROM student WHERE id = 99")
    try await change("There", "INSERT OR IGNORE INTO student (id, name) VALUES (1, 'Eve')")
    #expect(try await store.undo()?.name == "Begin")
    #expect(try await store.undo() == nil)
  }

  @Test func `has no step for a change without undo`() async throws {
    try await store.writeWithoutUndo { try $0.execute("INSERT INTO student (name) VALUES ('Eve')") }
    #expect(try await store.undo()?.name == "Begin")
    #expect(try names() == ["3 Eve"])
  }

  @Test func `forgets what was pruned, and only that`() async throws {
    for rank in 1...5 { try await change("Rank \(rank)", "UPDATE student SET rank = \(rank)") }
    try await store.pruneHistory(keeping: 2)
    #expect(try await store.undo()?.name == "Rank 5")
    #expect(try await store.undo()?.name == "Rank 4")
    #expect(try await store.undo() == nil)
    #expect(try stranger.values("SELECT DISTINCT rank FROM student") == [[.integer(3)]])
    #expect(try await store.redo()?.name == "Rank 4")
  }

  @Test func `ends where the columns of a table changed`() async throws {
    try await change("Delete", "DELETE FROM student WHERE id = 2")
    await store.close()
    let again = try await Store.open(folder.database, entities: [Student.self]) {
      try $0.execute("ALTER TABLE student ADD COLUMN house TEXT NOT NULL DEFAULT 'blue'")
    }
    #expect(try await again.undo() == nil, "what it was is not known")
    try await again.write("Move") { try $0.execute("UPDATE student SET house = 'red'") }
    #expect(try await again.undo()?.name == "Move")
    #expect(try stranger.values("SELECT house FROM student") == [[.text("blue")]])
  }
}
