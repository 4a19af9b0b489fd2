// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A condition on rows of an index and its values.
///
/// Bounds are scalar: equal columns first, then one column beyond its value.
/// Row values would lose NULLs and are wrong for mixed directions, and SQLite
/// does not search the id with them.
struct Bound {
  private(set) var sql = "1"
  private(set) var arguments: [DatabaseValue] = []

  func adding(_ condition: String, _ arguments: DatabaseValue...) -> Bound {
    var bound = self
    bound.sql += " AND " + condition
    bound.arguments += arguments
    return bound
  }

  func equal(_ column: String, _ value: DatabaseValue) -> Bound {
    value == .null ? adding("\(column) IS NULL") : adding("\(column) = ?", value)
  }

  /// The ranges after a value, in order; NULL is before every value.
  func after(_ value: DatabaseValue, in column: SortColumn) -> [Bound] {
    let sql = column.sql
    switch (column.isAscending, value == .null) {
    case (true, true): return [adding("\(sql) IS NOT NULL")]
    case (true, false): return [adding("\(sql) > ?", value)]
    case (false, true): return []
    case (false, false): return [adding("\(sql) < ?", value), adding("\(sql) IS NULL")]
    }
  }

  /// The range after one value and before another, which comes later.
  ///
  /// A comparison leaves NULL out by itself. A range that also said `IS NULL` would be
  /// walked to its end.
  func between(_ first: DatabaseValue, _ last: DatabaseValue, in column: SortColumn) -> Bound {
    let (low, high) = column.isAscending ? (first, last) : (last, first)
    let bound = low == .null ? self : adding("\(column.sql) > ?", low)
    return bound.adding("\(column.sql) < ?", high)
  }

  /// The ranges before a value, in order.
  func before(_ value: DatabaseValue, in column: SortColumn) -> [Bound] {
    let sql = column.sql
    switch (column.isAscending, value == .null) {
    case (true, true): return []
    case (true, false): return [adding("\(sql) IS NULL"), adding("\(sql) < ?", value)]
    case (false, true): return [adding("\(sql) IS NOT NULL")]
    case (false, false): return [adding("\(sql) > ?", value)]
    }
  }
}

/// A column by which rows of a section are in order.
struct SortColumn: Sendable {
  let sql: String
  let isAscending: Bool
}
