// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite

/// The current row of a query, lent for the length of a call.
///
/// Columns are numbered from 0. A value is read from where SQLite has it, and is nil where
/// what is stored is of another kind.
public struct StoredRow: ~Copyable {
  private let handle: OpaquePointer

  init(of handle: OpaquePointer) { self.handle = handle }

  /// The value in a column, of whatever kind.
  public func value(at column: Int) -> DatabaseValue {
    Statement(borrowing: handle).value(at: column)
  }

  /// Whether a column holds NULL.
  public func isNull(at column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// The whole number in a column.
  public func integer(at column: Int) -> Int64? {
    guard sqlite3_column_type(handle, Int32(column)) == SQLITE_INTEGER else { return nil }
    return sqlite3_column_int64(handle, Int32(column))
  }

  /// The text in a column, NUL characters included, with U+FFFD for what is not UTF-8.
  public func text(at column: Int) -> String? {
    // The row is the thread's own, so its values may be looked at where they are.
    let value = sqlite3_column_value(handle, Int32(column))
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else {
      return nil
    }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
