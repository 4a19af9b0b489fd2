// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A value SQLite can store, or the absence of one.
///
/// Values are compared as SQLite compares them, so texts are equal when their
/// bytes are, and a real number may equal an integer.
public enum DatabaseValue: Sendable {
  /// No value.
  case null

  /// A whole number.
  case integer(Int64)

  /// A floating-point number; SQLite makes NULL of one that is not a number.
  case real(Double)

  /// A text, kept and compared as UTF-8.
  case text(String)

  /// A text of bytes that are not UTF-8, as another tool may have stored it.
  case malformedText([UInt8])

  /// Bytes as they are.
  case blob([UInt8])
}

extension DatabaseValue: Equatable {
  /// Whether SQLite's `IS` holds between the two under the BINARY collation.
  ///
  /// An integer equals a real number of exactly its value; texts are equal when
  /// their bytes are, so that two ways to compose a character differ.
  ///
  /// - Complexity: O(bytes) of the shorter value.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.integer(let left), .real(let right)): left == Int64(exactly: right)
    case (.real(let left), .integer(let right)): Int64(exactly: left) == right
    // Swift's own equality ignores how characters are composed.
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.malformedText(let left), .malformedText(let right)): left == right
    case (.blob(let left), .blob(let right)): left == right
    default: false
    }
  }
}

extension DatabaseValue: Hashable {
  /// Feeds the value to a hasher, so that equal values of two kinds hash alike.
  ///
  /// - Complexity: O(bytes).
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let integer): hasher.combine(integer)
    case .real(let real):
      if let integer = Int64(exactly: real) {
        hasher.combine(integer)
      } else {
        hasher.combine(real)
      }
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .malformedText(let bytes), .blob(let bytes):
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension DatabaseValue: Comparable {
  /// SQLite's own order: NULL, then numbers, then text by its UTF-8 bytes, then blobs.
  ///
  /// Source: “Datatypes In SQLite”, section 4.1. Text compares as the BINARY
  /// collation does.
  ///
  /// - Complexity: O(bytes) of the shorter value.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    case (.integer(let left), .real(let right)): isLess(left, right)
    case (.real(let left), .integer(let right)): isLess(left, right)
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.text(let left), .malformedText(let right)):
      left.utf8.lexicographicallyPrecedes(right)
    case (.malformedText(let left), .text(let right)):
      left.lexicographicallyPrecedes(right.utf8)
    case (.malformedText(let left), .malformedText(let right)),
      (.blob(let left), .blob(let right)):
      left.lexicographicallyPrecedes(right)
    default: left.storageClass < right.storageClass
    }
  }

  private var storageClass: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text, .malformedText: 2
    case .blob: 3
    }
  }
}

// An integer may have more digits than a real number holds, so it is the real
// number that is rounded, towards the side that keeps the comparison true.

private func isLess(_ left: Int64, _ right: Double) -> Bool {
  guard right < 0x1p63 else { return true }
  guard right > -0x1p63 else { return false }
  return left < Int64(right.rounded(.up))
}

private func isLess(_ left: Double, _ right: Int64) -> Bool {
  guard left < 0x1p63 else { return false }
  guard left >= -0x1p63 else { return true }
  return Int64(left.rounded(.down)) < right
}
