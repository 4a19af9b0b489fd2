// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A value SQLite can store, or the absence of one.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension DatabaseValue: Comparable {
  /// SQLite's own order: NULL, then numbers, then text by its UTF-8 bytes, then blobs.
  ///
  /// Source: “Datatypes In SQLite”, section 4.1. Text compares as the BINARY
  /// collation does.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    case (.integer(let left), .real(let right)): Double(left) < right
    case (.real(let left), .integer(let right)): left < Double(right)
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.blob(let left), .blob(let right)): left.lexicographicallyPrecedes(right)
    default: left.storageClass < right.storageClass
    }
  }

  private var storageClass: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }
}
