// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// A Swift type that a column can hold.
public protocol ColumnValue: Sendable {
  /// Makes the value from what is stored, or nil when that is of another kind.
  init?(databaseValue: DatabaseValue)

  /// The value as it is stored.
  var databaseValue: DatabaseValue { get }

  /// Whether NULL is one of the type's values.
  static var isNullable: Bool { get }
}

extension ColumnValue {
  public static var isNullable: Bool { false }
}

extension Int64: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self = integer
  }

  public var databaseValue: DatabaseValue { .integer(self) }
}

extension Int: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self.init(exactly: integer)
  }

  public var databaseValue: DatabaseValue { .integer(Int64(self)) }
}

extension Bool: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self = integer != 0
  }

  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }
}

extension Double: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .real(let real): self = real
    // SQLite stores a whole number in a REAL column as an integer at times.
    case .integer(let integer): self = Double(integer)
    case .null, .text, .blob: return nil
    }
  }

  public var databaseValue: DatabaseValue { .real(self) }
}

extension String: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    guard case .text(let text) = databaseValue else { return nil }
    self = text
  }

  public var databaseValue: DatabaseValue { .text(self) }
}

extension [UInt8]: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let bytes) = databaseValue else { return nil }
    self = bytes
  }

  public var databaseValue: DatabaseValue { .blob(self) }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  public init?(databaseValue: DatabaseValue) {
    if case .null = databaseValue {
      self = .none
    } else {
      self = Wrapped(databaseValue: databaseValue)
    }
  }

  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  public static var isNullable: Bool { true }
}
