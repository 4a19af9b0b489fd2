// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Sets the connection up, makes the tables and the journal.
  ///
  /// A change of 100,000 rows touches every page of their indexes. With SQLite's
  /// own 2 MB it would write each page many times; `checkpoint()` gives the memory
  /// back. A statement with triggers also keeps a journal of its own, which SQLite
  /// would write to a temporary file, once for each row.
  func prepare(
    _ durability: Durability, _ migrate: @Sendable (borrowing Transaction) throws -> Void
  ) throws {
    try connection.executeScript("PRAGMA busy_timeout = 5000")
    // The first reading, so a file that is no database is noticed untouched.
    _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    try connection.executeScript(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = \(durability.rawValue);
      PRAGMA foreign_keys = ON;
      PRAGMA recursive_triggers = ON;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA cache_size = -65536;
      PRAGMA temp_store = MEMORY;
      PRAGMA mmap_size = 0;
      """)
    try connection.takeOverCheckpoints()
    try connection.transaction {
      try migrate(transaction)
      try installJournal()
    }
    keepLogShort()
  }

  /// Makes the journal's tables and triggers where they are missing or differ,
  /// as after another tool rebuilt a table.
  func installJournal() throws(DatabaseError) {
    for table in JournalSchema.tables {
      let isPresent = try connection.integer(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(table)])
      guard isPresent == 0 else { continue }
      try connection.executeScript(JournalSchema.sql)
      break
    }
    for entity in entities {
      try EntityJournal(table: entity, in: connection).install(in: connection)
    }
  }

  /// Puts missing triggers back after someone else changed the schema.
  func mendJournal() throws {
    try connection.transaction { try installJournal() }
    didCommit()
  }
}
