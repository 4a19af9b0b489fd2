// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Sets the connection up, makes the tables and the journal.
  ///
  /// A change of 100,000 rows touches many pages of their indexes. With SQLite's
  /// own 2 MB it would write each page many times; with much more than 8 MB an import
  /// would need more memory than its file is worth. `checkpoint()` gives the memory
  /// back. A statement with triggers also keeps a journal of its own, which SQLite
  /// would write to a temporary file, once for each row.
  func prepare(
    _ durability: Durability, _ migrate: @Sendable (borrowing Transaction) throws -> Void
  ) throws {
    try connection.executeScript("PRAGMA busy_timeout = 5000")
    // The first reading, so a file that is no database is noticed untouched.
    _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    try requireUTF8()
    try connection.executeScript(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = \(durability.rawValue);
      PRAGMA foreign_keys = ON;
      PRAGMA recursive_triggers = ON;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA cache_size = -8192;
      PRAGMA temp_store = MEMORY;
      PRAGMA mmap_size = 0;
      """)
    try connection.takeOverCheckpoints()
    schemaVersion = try connection.transaction {
      try migrate(transaction)
      try installJournal()
      return try connection.integer("PRAGMA schema_version")
    }
    // Who opens a file wants to know soon that another program keeps it; who has changed
    // something wants it kept.
    connection.waitForLocks(by: lockWait)
    keepLogShort()
  }

  /// Order is that of bytes, and we compare UTF-8 as SQLite does.
  private func requireUTF8() throws(DatabaseError) {
    let encoding = try connection.text("PRAGMA encoding") ?? ""
    guard encoding == "UTF-8" else {
      throw DatabaseError(
        code: 1, message: "the database keeps its text in \(encoding); it must be UTF-8")
    }
  }

  /// Makes the journal's tables and triggers where they are missing or differ,
  /// as after another tool rebuilt a table.
  func installJournal() throws(DatabaseError) {
    try installTables()
    for entity in entities {
      try EntityJournal(table: entity, in: connection).install(in: connection)
    }
  }

  /// Puts missing triggers back after someone else changed the schema.
  func mendJournal() throws {
    schemaVersion = try connection.transaction { try mend(since: nil) }
    didCommit()
  }

  /// Runs `body` in a transaction of which the journal misses nothing, whatever
  /// another tool did to the schema before.
  ///
  /// What `body` does to it is mended as well.
  func journalled<Result>(_ body: () throws -> Result) throws -> Result {
    let pageCount = connection.logPageCount
    let (result, version) = try connection.transaction {
      let version = try mend(since: schemaVersion)
      if isLogNew { try connection.countChange() }
      let result = try body()
      return (result, try mend(since: version))
    }
    // Another process may have written the log back.
    (schemaVersion, isLogNew) = (version, connection.logPageCount < pageCount)
    return result
  }

  /// As `installJournal()`, where the schema is another than the one given; but a table
  /// that is gone is none of its business: what needs it will say so.
  ///
  /// - Returns: The schema in which all is in place.
  private func mend(since schema: Int64?) throws(DatabaseError) -> Int64 {
    let version = try connection.integer("PRAGMA schema_version")
    if version == schema { return version }
    try installTables()
    for entity in entities where try isTable(entity) {
      try EntityJournal(table: entity, in: connection).install(in: connection)
    }
    return try connection.integer("PRAGMA schema_version")
  }

  private func installTables() throws(DatabaseError) {
    var missing: [String] = []
    for table in JournalSchema.tables where try !isTable(table) { missing.append(table) }
    guard !missing.isEmpty else { return }
    try connection.executeScript(JournalSchema.sql)
    guard missing.contains("journal") else { return }
    // A journal that begins anew uses the numbers of the old one again.
    try connection.execute("UPDATE change_group SET state = 'dropped'")
    for entity in entities where try isTable(entity + "_before") {
      try connection.execute("DELETE FROM \(quoted(entity + "_before"))")
    }
  }

  private func isTable(_ name: String) throws(DatabaseError) -> Bool {
    try connection.integer(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]) > 0
  }
}
