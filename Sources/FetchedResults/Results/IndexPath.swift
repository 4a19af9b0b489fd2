// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The place of a row: a section, and a row counted within that section.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int

  /// The row in its section, from 0.
  public var row: Int

  /// The place of row `row` of section `section`.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one row stands before another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The place as `(section,row)`, for a log.
  public var description: String { "(\(section),\(row))" }
}
