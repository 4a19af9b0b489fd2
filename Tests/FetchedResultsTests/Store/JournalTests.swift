// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@Suite final class `The journal` {
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

  private func count(_ table: String) throws -> Int64 {
    try stranger.integer("SELECT count(*) FROM \(table)")
  }

  @Test func `keeps nothing of what was rolled back`() async throws {
    let before = (try count("journal"), try count("student_before"), try count("change_group"))
    await #expect(throws: Abandoned.self) {
      try await self.store.write("Change") { transaction in
        try transaction.execute("DELETE FROM student")
        throw Abandoned()
      }
    }
    let after = (try count("journal"), try count("student_before"), try count("change_group"))
    #expect(after == before)
    #expect(try stranger.integer("SELECT count(*) FROM store_state WHERE open_group IS NULL") == 1)
  }

  @Test func `keeps nothing of a body that fails in SQL`() async throws {
    let before = try count("journal")
    await #expect(throws: DatabaseError.self) {
      try await self.store.write("Change") { transaction in
        try transaction.execute("DELETE FROM student WHERE id = 1")
        try transaction.execute("DELETE FROM nowhere")
      }
    }
    #expect(try count("journal") == before)
    #expect(try count("student") == 2)
  }

  @Test func `begins anew where another tool dropped all of it but the values before`()
    async throws
  {
    try await store.write("Change") { try $0.execute("UPDATE student SET rank = 1") }
    for table in [
      "journal", "change_group", "store_state", "section_cache", "cached_section", "index_schema",
    ] {
      try stranger.executeScript("DROP TABLE \(table)")
    }
    for rank in 2...4 {
      try await store.write("Again") { try $0.execute("UPDATE student SET rank = \(rank)") }
    }
    #expect(try count("journal") == 6)
    #expect(try count("student_before") == 6)
    #expect(try await store.undo()?.name == "Again")
  }

  @Test func `refuses a column whose name it needs itself`() async throws {
    let error = await #expect(throws: DatabaseError.self) {
      try await Store.open(folder.database + "-other", entities: [Student.self]) {
        try $0.execute("CREATE TABLE student (id INTEGER PRIMARY KEY AUTOINCREMENT, Seq)")
      }
    }
    #expect(error?.message.contains("student has a column seq") == true)
  }

  @Test(arguments: ["UTF-16le", "UTF-16be"])
  func `refuses a file whose text is not UTF-8, and leaves it as it is`(encoding: String)
    async throws
  {
    let path = folder.database + "-other"
    try Connection.open(path).executeScript(
      "PRAGMA encoding = '\(encoding)'; CREATE TABLE t (v); PRAGMA user_version = 7")
    let error = await #expect(throws: DatabaseError.self) { try await openStore(at: path) }
    #expect(error?.message.contains(encoding) == true)
    let connection = try Connection.open(path, .existing)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 1)
    #expect(try connection.text("PRAGMA journal_mode") == "delete")
  }

  @Test func `has a group of its own for no one else's change`() async throws {
    try stranger.execute("UPDATE student SET rank = 1 WHERE id = 1")
    try await store.write("Ours") { try $0.execute("UPDATE student SET rank = 2 WHERE id = 1") }
    try stranger.execute("UPDATE student SET rank = 3 WHERE id = 1")
    let groups = try stranger.values(
      "SELECT change_group FROM journal WHERE seq > 2 ORDER BY seq")
    #expect(groups == [[.null], [.integer(2)], [.null]])
  }

  @Test func `forbids that a row changes its id`() async throws {
    await #expect(throws: DatabaseError.self) {
      try await self.store.write("Change") {
        try $0.execute("UPDATE student SET id = 9 WHERE id = 1")
      }
    }
    #expect(throws: DatabaseError.self) {
      try self.stranger.execute("UPDATE student SET id = 9 WHERE id = 1")
    }
  }

  @Test func `notices a change of case in a column that ignores case`() async throws {
    let path = folder.path + "/nocase.db"
    let store = try await Store.open(path, entities: [Student.self]) { transaction in
      try transaction.execute(
        """
        CREATE TABLE student (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE,
          subject TEXT, rank INTEGER DEFAULT 0, email TEXT)
        """)
      try transaction.insert(Student(name: "amy", subject: ""))
    }
    try await store.write("Rename") { try $0.execute("UPDATE student SET name = 'Amy'") }
    #expect(try await store.undo()?.name == "Rename")
    #expect(try await store.write("") { try $0.object(Student.self, id: 1)?.name } == "amy")
  }

  @Test func `is mended in a table that another tool made anew`() async throws {
    await store.close()
    try stranger.executeScript(
      """
      ALTER TABLE student RENAME TO old;
      CREATE TABLE student (id INTEGER PRIMARY KEY AUTOINCREMENT, name, subject, rank, email, extra);
      INSERT INTO student SELECT *, 'more' FROM old;
      DROP TABLE old;
      """)
    let store = try await openStore(at: folder.database)
    try await store.write("Change") { try $0.execute("UPDATE student SET extra = 'less'") }
    _ = try await store.undo()
    #expect(try stranger.values("SELECT DISTINCT extra FROM student") == [[.text("more")]])
  }

  @Test func `is mended where a trigger says something else`() async throws {
    await store.close()
    try stranger.executeScript(
      """
      DROP TRIGGER student_journal_delete;
      CREATE TRIGGER student_journal_delete AFTER DELETE ON student BEGIN SELECT 1; END;
      """)
    let store = try await openStore(at: folder.database)
    try await store.write("Delete") { try $0.execute("DELETE FROM student WHERE id = 1") }
    #expect(try await store.undo()?.name == "Delete")
    #expect(try count("student") == 2)
  }

  @Test func `goes on counting when all of it was deleted`() async throws {
    try stranger.execute("DELETE FROM journal")
    try stranger.execute("UPDATE student SET rank = 1 WHERE id = 1")
    #expect(try stranger.integer("SELECT seq FROM journal") == 3)
  }

  @Test func `writes nothing when an intact file is opened`() async throws {
    await store.close()
    let before = try stranger.values("SELECT schema_version FROM pragma_schema_version")
    try await openStore(at: folder.database).close()
    #expect(try stranger.values("SELECT schema_version FROM pragma_schema_version") == before)
    #expect(try count("journal") == 2)
  }
}
