// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import SQLite

/// SQLite's C calls with nothing around them: the least that any work on the file can cost.
///
/// A failing call ends the program: a measurement of it would mean nothing.
final class BareDatabase {
  private let database: OpaquePointer

  init(path: String) {
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    precondition(sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK, "cannot open \(path)")
    self.database = database!
  }

  deinit { sqlite3_close_v2(database) }

  func execute(_ sql: String) {
    let code = sqlite3_exec(database, sql, nil, nil, nil)
    precondition(code == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(database)))")
  }

  func prepare(_ sql: String) -> BareStatement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    precondition(code == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(database)))")
    return BareStatement(statement!)
  }
}

/// A compiled statement of a `BareDatabase`.
final class BareStatement {
  private let statement: OpaquePointer

  fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

  deinit { sqlite3_finalize(statement) }

  func bind(_ value: DatabaseValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
    case .real(let real): sqlite3_bind_double(statement, index, real)
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, csqlite_transient())
    case .blob(let bytes):
      sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), csqlite_transient())
    }
  }

  /// Runs to the end, looking at every value of every row, and makes the statement ready again.
  ///
  /// - Returns: how many rows there were.
  @discardableResult
  func run() -> Int {
    var count = 0
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      for column in 0..<sqlite3_column_count(statement) {
        _ = sqlite3_column_bytes(statement, column)
      }
      count += 1
      code = sqlite3_step(statement)
    }
    precondition(code == SQLITE_DONE, String(cString: sqlite3_sql(statement)))
    sqlite3_reset(statement)
    return count
  }
}
