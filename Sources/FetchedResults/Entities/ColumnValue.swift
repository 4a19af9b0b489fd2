// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// A Swift type that a column can hold.
///
/// `Int`, `Int64`, `Bool`, `Double`, `String`, `[UInt8]` and optionals of these
/// conform. A type of your own conforms by a value that SQLite can store; what
/// is written must read as the same value, for results are compared by it.
public protocol ColumnValue: Sendable {
  /// Makes the value from what is stored, or nil when that is of another kind.
  init?(databaseValue: DatabaseValue)

  /// Makes the value from a column of a row, or nil when that is of another kind.
  ///
  /// It must make what `init(databaseValue:)` makes of the stored value, as it does where a
  /// type has none of its own.
  init?(_ row: borrowing StoredRow, at column: Int)

  /// The value as it is stored.
  var databaseValue: DatabaseValue { get }

  /// Whether NULL is one of the type's values.
  static var isNullable: Bool { get }
}

extension ColumnValue {
  /// What `init(databaseValue:)` makes of the stored value.
  @inlinable
  public init?(_ row: borrowing StoredRow, at column: Int) {
    self.init(databaseValue: row.value(at: column))
  }

  /// False, as for every type but an optional.
  public static var isNullable: Bool { false }
}

extension Int64: ColumnValue {
  /// The value of `.integer`; nil for any other.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self = integer
  }

  /// The whole number in a column; nil for any other value.
  @inlinable
  public init?(_ row: borrowing StoredRow, at column: Int) {
    guard let integer = row.integer(at: column) else { return nil }
    self = integer
  }

  /// An `.integer`.
  public var databaseValue: DatabaseValue { .integer(self) }
}

extension Int: ColumnValue {
  /// The value of `.integer`; nil for any other, and for one that `Int` cannot hold.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self.init(exactly: integer)
  }

  /// An `.integer`.
  public var databaseValue: DatabaseValue { .integer(Int64(self)) }
}

extension Bool: ColumnValue {
  /// False for `.integer(0)`, true for any other integer; nil for other values.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self = integer != 0
  }

  /// `.integer(1)` or `.integer(0)`.
  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }
}

extension Double: ColumnValue {
  /// The value of `.real` or `.integer`; nil for any other.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .real(let real): self = real
    // SQLite stores a whole number in a REAL column as an integer at times.
    case .integer(let integer): self = Double(integer)
    case .null, .text, .malformedText, .blob: return nil
    }
  }

  /// A `.real`.
  public var databaseValue: DatabaseValue { .real(self) }
}

extension String: ColumnValue {
  /// The value of `.text`, or of `.malformedText` with U+FFFD for what is not UTF-8;
  /// nil for any other.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .text(let text): self = text
    case .malformedText(let bytes): self = String(decoding: bytes, as: UTF8.self)
    case .null, .integer, .real, .blob: return nil
    }
  }

  /// The text in a column, with U+FFFD for what is not UTF-8; nil for any other value.
  @inlinable
  public init?(_ row: borrowing StoredRow, at column: Int) {
    guard let text = row.text(at: column) else { return nil }
    self = text
  }

  /// A `.text`.
  public var databaseValue: DatabaseValue { .text(self) }
}

extension [UInt8]: ColumnValue {
  /// The value of `.blob`; nil for any other.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let bytes) = databaseValue else { return nil }
    self = bytes
  }

  /// A `.blob`.
  public var databaseValue: DatabaseValue { .blob(self) }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  /// None for `.null`, else what the wrapped type makes of the value.
  ///
  /// A value of another kind reads as none, too.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    if case .null = databaseValue {
      self = .none
    } else {
      self = Wrapped(databaseValue: databaseValue)
    }
  }

  /// None for NULL, else what the wrapped type makes of the column.
  @inlinable
  public init?(_ row: borrowing StoredRow, at column: Int) {
    self = row.isNull(at: column) ? .none : Wrapped(row, at: column)
  }

  /// The wrapped value as it is stored, or `.null`.
  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  /// True: none is NULL.
  public static var isNullable: Bool { true }
}
