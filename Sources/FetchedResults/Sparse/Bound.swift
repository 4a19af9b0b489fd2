// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A condition on rows of an index and its values.
///
/// Bounds are scalar: equal columns first, then one column beyond its value.
/// Row values would lose NULLs and are wrong for mixed directions, and SQLite
/// does not search the id with them.
struct Bound {
  /// What is compared with a value.
  enum Subject: Hashable {
    case section, id
    case sort(Int)
  }

  enum Comparison: Hashable {
    case isNull, isNotNull, equal, less, greater, atLeast
    /// Beyond one value, or not before another in the id.
    case greaterOrID
  }

  /// A comparison without its values: terms that are alike are alike in SQL.
  struct Term: Hashable {
    let subject: Subject
    let comparison: Comparison
  }

  /// All of these hold.
  private(set) var terms: [Term] = []
  private(set) var arguments: [DatabaseValue] = []

  func adding(
    _ subject: Subject, _ comparison: Comparison, _ arguments: DatabaseValue...
  ) -> Bound {
    var bound = self
    bound.terms.append(Term(subject: subject, comparison: comparison))
    bound.arguments += arguments
    return bound
  }

  func equal(_ subject: Subject, _ value: DatabaseValue) -> Bound {
    value == .null ? adding(subject, .isNull) : adding(subject, .equal, value)
  }

  /// The ranges after a value, in order; NULL is before every value.
  func after(_ value: DatabaseValue, in column: SortColumn) -> [Bound] {
    let subject = column.subject
    switch (column.isAscending, value == .null) {
    case (true, true): return [adding(subject, .isNotNull)]
    case (true, false): return [adding(subject, .greater, value)]
    case (false, true): return []
    case (false, false): return [adding(subject, .less, value), adding(subject, .isNull)]
    }
  }

  /// The range after one value and before another, which comes later.
  ///
  /// A comparison leaves NULL out by itself. A range that also said `IS NULL` would be
  /// walked to its end.
  func between(_ first: DatabaseValue, _ last: DatabaseValue, in column: SortColumn) -> Bound {
    let (low, high) = column.isAscending ? (first, last) : (last, first)
    let bound = low == .null ? self : adding(column.subject, .greater, low)
    return bound.adding(column.subject, .less, high)
  }

  /// The ranges before a value, in order.
  func before(_ value: DatabaseValue, in column: SortColumn) -> [Bound] {
    let subject = column.subject
    switch (column.isAscending, value == .null) {
    case (true, true): return []
    case (true, false): return [adding(subject, .isNull), adding(subject, .less, value)]
    case (false, true): return [adding(subject, .isNotNull)]
    case (false, false): return [adding(subject, .greater, value)]
    }
  }
}

/// A column by which rows of a section are in order.
struct SortColumn: Sendable {
  let subject: Bound.Subject
  let sql: String
  let isAscending: Bool
}
