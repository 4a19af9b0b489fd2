// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc

/// The C side of one connection: the database and its compiled statements.
///
/// A nested use of the same SQL compiles its own statement, which is finalized when it
/// comes back.
final class Handle {
  /// The database; nil once it is closed.
  private(set) var database: OpaquePointer?

  /// How many pages the write-ahead log had after this connection's last commit.
  private(set) var logPageCount = 0

  /// Whether statements may only run inside a transaction.
  ///
  /// A full disk or an interruption rolls the whole of it back, and what came
  /// after would be committed on its own.
  var needsTransaction = false

  /// The log that was found at its path first.
  private var logNumber: UInt?

  /// Stops what runs.
  let interrupter: Interrupter

  /// How it waits for locks, if not by SQLite's own means.
  private(set) var lockWait: LockWait?

  /// So many compiled statements are kept, unless more are in use at once.
  ///
  /// A statement takes some ten kilobytes.
  private static let mostKept = 200

  private var statements: [String: KeptStatement] = [:]
  private var takeCount = 0

  /// The kept statement that was lent last: mostly it is wanted again, and then its text
  /// is not hashed.
  private var recent: (sql: String, kept: KeptStatement)?

  init(adopting database: OpaquePointer) {
    self.database = database
    interrupter = Interrupter(database)
    sqlite3_extended_result_codes(database, 1)
  }

  deinit { close() }

  func close() {
    interrupter.forget()
    for kept in statements.values where !kept.isLent { sqlite3_finalize(kept.statement) }
    statements = [:]
    recent = nil
    sqlite3_close_v2(database)
    database = nil
  }

  /// Whether the log, once there was one, is still at its path: the connection that is
  /// closed last takes it away.
  var isLogInPlace: Bool {
    guard database != nil, let name = sqlite3_db_filename(database, "main") else { return true }
    var status = stat()
    let number = stat(sqlite3_filename_wal(name), &status) == 0 ? UInt(status.st_ino) : nil
    if logNumber == nil { logNumber = number }
    return logNumber == number
  }

  /// Lends a statement, which must be put back.
  func take(_ sql: String) throws(DatabaseError) -> KeptStatement {
    try requireTransaction(for: sql)
    takeCount += 1
    if let recent, !recent.kept.isLent, recent.sql == sql {
      recent.kept.isLent = true
      recent.kept.lastTaken = takeCount
      return recent.kept
    }
    let kept = statements[sql]
    kept?.lastTaken = takeCount
    if let kept, !kept.isLent {
      kept.isLent = true
      recent = (sql, kept)
      return kept
    }
    let new = KeptStatement(try compile(sql))
    guard kept == nil else {
      new.isTwin = true
      return new
    }
    if statements.count >= Self.mostKept { dropOldest() }
    new.lastTaken = takeCount
    statements[sql] = new
    return new
  }

  /// Drops the half of the idle statements that was not used for longest.
  private func dropOldest() {
    recent = nil
    let idle = statements.filter { !$0.value.isLent }
    for (sql, kept) in idle.sorted(by: { $0.value.lastTaken < $1.value.lastTaken })
      .prefix(idle.count / 2)
    {
      sqlite3_finalize(kept.statement)
      statements[sql] = nil
    }
  }

  /// How many compiled statements there are for later.
  var keptCount: Int { statements.count }

  func putBack(_ kept: KeptStatement) {
    lockWait?.end()
    // One that outlived its connection is kept by no one.
    guard !kept.isTwin, database != nil else {
      sqlite3_finalize(kept.statement)
      return
    }
    sqlite3_reset(kept.statement)
    sqlite3_clear_bindings(kept.statement)
    kept.isLent = false
  }

  /// Refuses a statement where the transaction that it belongs to is gone.
  func requireTransaction(for sql: String) throws(DatabaseError) {
    guard needsTransaction, database != nil, sqlite3_get_autocommit(database) != 0 else { return }
    throw DatabaseError(
      code: SQLITE_ABORT | 2 << 8, message: "an error has rolled the transaction back", sql: sql)
  }

  /// How often the kept form of a statement has run.
  func runCount(of sql: String) -> Int {
    Int(statements[sql].map { sqlite3_stmt_status($0.statement, SQLITE_STMTSTATUS_RUN, 0) } ?? 0)
  }

  /// Starts keeping count of the log's pages.
  ///
  /// It ends SQLite's own checkpoints, which use the same hook.
  func watchLog() {
    sqlite3_wal_hook(
      database,
      { context, _, _, pages in
        Unmanaged<Handle>.fromOpaque(context!).takeUnretainedValue().logPageCount = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Waits for locks in this way from now on; once closed it waits for none.
  func waitForLocks(by wait: LockWait) {
    guard database != nil else { return }
    lockWait = wait
    sqlite3_busy_handler(
      database,
      { wait, count in
        Unmanaged<LockWait>.fromOpaque(wait!).takeUnretainedValue().sleep(count: Int(count)) ? 1 : 0
      }, Unmanaged.passUnretained(wait).toOpaque())
  }

  /// Has the interrupter asked every now and then whether a statement may go on.
  func watchStop() {
    sqlite3_progress_handler(
      database, 10_000, { context in stopsNow(context) ? 1 : 0 },
      Unmanaged.passUnretained(interrupter).toOpaque())
  }

  /// As `watchStop()`, and asks the task that runs the statement as well.
  func watchCancellation() {
    sqlite3_progress_handler(
      database, 10_000, { context in Task.isCancelled || stopsNow(context) ? 1 : 0 },
      Unmanaged.passUnretained(interrupter).toOpaque())
  }

  /// Compiles one statement.
  ///
  /// A remark may follow it; a second statement would never run, so it is an error.
  private func compile(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    guard let database else {
      throw DatabaseError(code: SQLITE_MISUSE, message: "the database is closed", sql: sql)
    }
    var statement: OpaquePointer?
    var second: OpaquePointer?
    let code = sql.withCString { start in
      var rest: UnsafePointer<CChar>?
      let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
      let code = sqlite3_prepare_v3(database, start, -1, flags, &statement, &rest)
      guard code == SQLITE_OK, rest?.pointee != 0 else { return code }
      return sqlite3_prepare_v3(database, rest, -1, 0, &second, nil)
    }
    defer { sqlite3_finalize(second) }
    guard code == SQLITE_OK else {
      defer { sqlite3_finalize(statement) }
      throw DatabaseError(code, database, sql: sql)
    }
    guard second == nil else {
      sqlite3_finalize(statement)
      throw DatabaseError(code: SQLITE_MISUSE, message: "several statements", sql: sql)
    }
    guard let statement else {
      throw DatabaseError(code: SQLITE_MISUSE, message: "no statement", sql: sql)
    }
    return statement
  }
}

private func stopsNow(_ interrupter: UnsafeMutableRawPointer?) -> Bool {
  Unmanaged<Interrupter>.fromOpaque(interrupter!).takeUnretainedValue().isStopped
}

/// A compiled statement and whether someone uses it.
final class KeptStatement {
  let statement: OpaquePointer
  fileprivate var isLent = true
  fileprivate var isTwin = false

  /// The number of the loan that was the last.
  fileprivate var lastTaken = 0

  init(_ statement: OpaquePointer) { self.statement = statement }
}
