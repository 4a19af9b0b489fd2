// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc

/// A compiled statement on loan from its connection, for the length of a closure.
///
/// Parameters are numbered from 1, columns from 0, as SQLite does.
package struct Statement: ~Copyable {
  private let handle: OpaquePointer

  init(borrowing handle: OpaquePointer) { self.handle = handle }

  /// Gives one parameter its value.
  package func bind(_ value: DatabaseValue, at parameter: Int) throws(DatabaseError) {
    let index = Int32(parameter)
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
      case .real(let real): sqlite3_bind_double(handle, index, real)
      case .text(let text): bind(text, at: index)
      case .malformedText(let bytes): bind(text: bytes, at: index)
      case .blob(let bytes): bind(bytes, at: index)
      }
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Gives the parameters their values, in order.
  ///
  /// - Throws: `DatabaseError` when there are more or fewer.
  package func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    let count = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == count else {
      throw DatabaseError(
        code: SQLITE_RANGE, message: "\(values.count) values for \(count) parameters",
        sql: String(cString: sqlite3_sql(handle)))
    }
    for (parameter, value) in zip(1..., values) { try bind(value, at: parameter) }
  }

  /// Advances to the next row, or says there is none.
  package func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let code: throw error(code)
    }
  }

  /// Runs to the end, ignoring rows.
  package func run() throws(DatabaseError) {
    while try step() {}
  }

  /// Makes the statement ready to run again; its parameters keep their values.
  package func reset() { sqlite3_reset(handle) }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    let count = UInt64(text.utf8.count)
    return sqlite3_bind_text64(handle, index, text, count, csqlite_transient(), utf8)
  }

  private func bind(text: [UInt8], at index: Int32) -> Int32 {
    text.withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      let count = UInt64(bytes.count)
      return sqlite3_bind_text64(handle, index, start, count, csqlite_transient(), utf8)
    }
  }

  private var utf8: UInt8 { UInt8(SQLITE_UTF8) }

  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
    return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), csqlite_transient())
  }

  private func error(_ code: Int32) -> DatabaseError {
    DatabaseError(code, sqlite3_db_handle(handle), sql: String(cString: sqlite3_sql(handle)))
  }
}

// MARK: - The current row

extension Statement {
  /// The current row, as types of values read it.
  package var row: StoredRow { StoredRow(of: handle) }

  /// How many columns a row has.
  package var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The value in a column of the current row, as it is stored.
  package func value(at column: Int) -> DatabaseValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(at: column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
    case SQLITE_TEXT: textValue(at: column)
    case SQLITE_BLOB: .blob(blob(at: column))
    default: .null
    }
  }

  /// Whether the value in a column of the current row is a given one.
  ///
  /// Bytes are compared where they are.
  package func holds(_ value: DatabaseValue, at column: Int) -> Bool {
    guard case .blob(let bytes) = value, !bytes.isEmpty,
      sqlite3_column_type(handle, Int32(column)) == SQLITE_BLOB,
      let start = sqlite3_column_blob(handle, Int32(column))
    else { return self.value(at: column) == value }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return count == bytes.count && memcmp(start, bytes, count) == 0
  }

  /// All values of the current row, from `column` on.
  package func values(from column: Int = 0) -> [DatabaseValue] {
    values(in: column..<columnCount)
  }

  /// The values in some columns of the current row.
  package func values(in columns: Range<Int>) -> [DatabaseValue] {
    var values: [DatabaseValue] = []
    values.reserveCapacity(columns.count)
    for column in columns { values.append(value(at: column)) }
    return values
  }

  /// The integer in a column of the current row; 0 for NULL.
  package func integer(at column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// The text in a column of the current row, NUL characters included; what is not
  /// UTF-8 in it is repaired.
  package func text(at column: Int) -> String? {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func textValue(at column: Int) -> DatabaseValue {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return .text("") }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    let bytes = UnsafeBufferPointer(start: start, count: count)
    // To decode and compare takes a fifth of the time that validating takes.
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { utf8 in
      guard let first = utf8.baseAddress, utf8.count == count else { return count == 0 }
      return memcmp(first, start, count) == 0
    }
    return isSame ? .text(text) : .malformedText([UInt8](bytes))
  }

  /// The bytes in a column of the current row.
  package func blob(at column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return [UInt8](
      UnsafeRawBufferPointer(
        start: start, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }
}
