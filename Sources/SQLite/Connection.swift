// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite

/// An open database, closed when its owner goes away.
///
/// It has one owner, so it may travel between threads, one at a time
/// (`SQLITE_OPEN_NOMUTEX`). Compiled statements are kept and used again.
package struct Connection: ~Copyable, Sendable {
  private nonisolated(unsafe) let handle: Handle

  private init(_ handle: Handle) { self.handle = handle }

  /// How a file is opened.
  package enum Mode: Sendable {
    /// Made if it is not there.
    case create
    /// An error if it is not there.
    case existing
    /// An error if it is not there, and nothing is written to it.
    case readOnly
  }

  /// Opens the database at `path`.
  ///
  /// - Throws: `DatabaseError` when the file cannot be opened. SQLite reads it
  ///   only later, so a file that is no database is not noticed here.
  package static func open(
    _ path: String, _ mode: Mode = .create
  ) throws(DatabaseError) -> Connection {
    var database: OpaquePointer?
    let code = sqlite3_open_v2(path, &database, mode.flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let database else {
      defer { sqlite3_close_v2(database) }
      throw DatabaseError(code, database)
    }
    return Connection(Handle(adopting: database))
  }

  /// Lends the compiled form of `sql`, which is reset when `body` ends.
  ///
  /// An unfinished SELECT would keep its snapshot beyond COMMIT, so a statement
  /// never leaves its scope half-stepped.
  package func withStatement<Result>(
    _ sql: String, _ body: (borrowing Statement) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let kept = try handle.take(sql)
    defer { handle.putBack(kept) }
    return try body(Statement(borrowing: kept.statement))
  }

  /// Closes the database before its owner goes away.
  ///
  /// Later calls fail.
  package func close() { handle.close() }

  /// Runs several statements that take no values and are used once.
  package func executeScript(_ sql: String) throws(DatabaseError) {
    guard handle.database != nil else {
      throw DatabaseError(code: SQLITE_MISUSE, message: "the database is closed", sql: sql)
    }
    try handle.requireTransaction(for: sql)
    defer { handle.lockWait?.end() }
    let code = sqlite3_exec(handle.database, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code, handle.database, sql: sql) }
  }

  /// The id of the row inserted last.
  package var lastInsertID: Int64 {
    handle.database.map(sqlite3_last_insert_rowid) ?? 0
  }

  /// How many rows the last INSERT, UPDATE or DELETE touched, triggers left out.
  package var changeCount: Int { Int(handle.database.map(sqlite3_changes) ?? 0) }

  /// Whether a column is an INTEGER PRIMARY KEY with AUTOINCREMENT, in the schema for
  /// which a statement ran last.
  package func isAutoincrement(_ column: String, of table: String) -> Bool {
    guard let database = handle.database else { return false }
    var isSo: Int32 = 0
    sqlite3_table_column_metadata(database, nil, table, column, nil, nil, nil, nil, &isSo)
    return isSo != 0
  }

  /// Whether no transaction is open.
  package var isAutocommit: Bool {
    handle.database.map(sqlite3_get_autocommit) != 0
  }

  /// Stops what this connection runs, from any thread.
  package var interrupter: Interrupter { handle.interrupter }

  /// How often the kept form of `sql` has run.
  package func runCount(of sql: String) -> Int { handle.runCount(of: sql) }

  /// How many compiled statements are kept for later.
  package var keptStatementCount: Int { handle.keptCount }

  /// Where the write-ahead log is, also when it is not there now; nil once closed.
  package var logPath: String? {
    guard let database = handle.database else { return nil }
    return sqlite3_db_filename(database, "main").map { String(cString: sqlite3_filename_wal($0)) }
  }

  /// Refuses to go on when another file, or none, stands at the path now, or at that of its
  /// log.
  ///
  /// SQLite would write into a file that no one can find any more. What it wrote into the
  /// log that is gone is written back first.
  ///
  /// - Throws: `DatabaseError` of the kind `moved`.
  package func requireFileInPlace() throws(DatabaseError) {
    guard handle.database != nil else { return }
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle.database, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved == 0 {
      if handle.isLogInPlace { return }
      try execute("PRAGMA wal_checkpoint(PASSIVE)")
    }
    throw DatabaseError(
      code: DatabaseError.moved, message: "the file was moved, replaced or deleted")
  }

  /// Counts one change more in the file's head, within a transaction.
  ///
  /// SQLite counts one only where the first page changes, and not again as long as that
  /// is in memory. `DatabaseFile.logOrigin(for:)` tells by it which log belongs to the file.
  package func countChange() throws(DatabaseError) {
    let version = try integer("PRAGMA user_version")
    try executeScript("PRAGMA user_version = \(version)")
  }

  /// Whether statements may only run inside a transaction.
  func setNeedsTransaction(_ needsTransaction: Bool) {
    handle.needsTransaction = needsTransaction
  }

  /// Whether a statement is half-stepped, and so holds its snapshot.
  package var hasBusyStatement: Bool {
    guard handle.database != nil else { return false }
    var statement = sqlite3_next_stmt(handle.database, nil)
    while let next = statement {
      if sqlite3_stmt_busy(next) != 0 { return true }
      statement = sqlite3_next_stmt(handle.database, next)
    }
    return false
  }

  /// Waits for locks of other connections in this way from now on.
  package func waitForLocks(by wait: LockWait) { handle.waitForLocks(by: wait) }

  /// Keeps count of the write-ahead log in place of SQLite's own checkpoints.
  package func takeOverCheckpoints() throws(DatabaseError) {
    try executeScript("PRAGMA wal_autocheckpoint=0")
    handle.watchLog()
  }

  /// Has statements fail with `interrupted` once the interrupter stops them for good.
  ///
  /// - Parameter orCancelled: Whether they also fail when the task that runs them is
  ///   cancelled.
  package func stopWhenTold(orCancelled: Bool = false) {
    if orCancelled { handle.watchCancellation() } else { handle.watchStop() }
  }

  /// How many pages the write-ahead log had after this connection's last
  /// commit; 0 before `takeOverCheckpoints()`.
  package var logPageCount: Int { handle.logPageCount }
}

extension Connection.Mode {
  fileprivate var flags: Int32 {
    switch self {
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .existing: SQLITE_OPEN_READWRITE
    case .readOnly: SQLITE_OPEN_READONLY
    }
  }
}
