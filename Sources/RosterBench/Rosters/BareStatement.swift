// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import SQLite

/// A compiled statement of a `BareDatabase`.
final class BareStatement {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  deinit { sqlite3_finalize(statement) }

  func bind(_ values: [DatabaseValue]) {
    for (index, value) in zip((1 as Int32)..., values) { bind(value, at: index) }
  }

  func bind(_ value: DatabaseValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
    case .real(let real): sqlite3_bind_double(statement, index, real)
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, csqlite_transient())
    case .malformedText: preconditionFailure("made-up students are UTF-8")
    case .blob(let bytes):
      sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), csqlite_transient())
    }
  }

  /// Runs to the end, looking at every value of every row, and makes the statement ready again.
  ///
  /// To look at a value is to ask for its length as text, by `sqlite3_column_bytes`: SQLite
  /// decodes it and makes a text of a number, and nothing is copied out of SQLite.
  ///
  /// - Returns: how many rows there were.
  @discardableResult
  func run() -> Int { steps(readAll) }

  /// Runs to the end as `run()` does, and copies the last values of a row on the way.
  ///
  /// - Returns: the values; none if there was no such row.
  func run(keeping count: Int32, ofRow row: Int) -> [DatabaseValue] {
    var kept: [DatabaseValue] = []
    var number = 0
    steps {
      readAll()
      number += 1
      let columns = sqlite3_column_count(statement)
      if number == row { kept = (columns - count..<columns).map(value) }
    }
    return kept
  }

  /// Runs to the end and hands out copies of each row's values.
  func run(_ body: ([DatabaseValue]) -> Void) {
    steps { body((0..<sqlite3_column_count(statement)).map(value)) }
  }

  private func readAll() {
    for column in 0..<sqlite3_column_count(statement) {
      _ = sqlite3_column_bytes(statement, column)
    }
  }

  @discardableResult
  private func steps(_ row: () -> Void) -> Int {
    var count = 0
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      row()
      count += 1
      code = sqlite3_step(statement)
    }
    precondition(code == SQLITE_DONE, String(cString: sqlite3_sql(statement)))
    sqlite3_reset(statement)
    return count
  }

  private func value(at column: Int32) -> DatabaseValue {
    let count = Int(sqlite3_column_bytes(statement, column))
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: return .text(String(cString: sqlite3_column_text(statement, column)))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column), count: count)
      return .blob(Array(bytes))
    default: return .null
    }
  }
}
