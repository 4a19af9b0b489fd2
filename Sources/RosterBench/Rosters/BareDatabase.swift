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
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
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

  /// All rows of a query, as texts.
  func texts(_ sql: String) -> [[String]] {
    var rows: [[String]] = []
    prepare(sql).run { row in
      rows.append(
        row.map { value in
          if case .text(let text) = value { text } else { "" }
        })
    }
    return rows
  }
}
