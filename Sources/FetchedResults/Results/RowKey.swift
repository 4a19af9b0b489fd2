// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// What decides where a row stands: its section's key, its sort values, its id.
struct RowKey: Equatable, Sendable {
  let section: DatabaseValue

  /// The sort values; after them, where a column names the section, its value,
  /// which does not order but whose change is one of the row.
  let sorts: [DatabaseValue]

  let id: RowID
}

/// The order of a fetch request.
struct RowOrder: Sendable {
  private let sectionsAscend: Bool
  let directions: [Bool]

  init<Element: Entity>(_ query: FetchQuery<Element>) {
    sectionsAscend = query.sectionedBy?.isAscending ?? true
    directions = query.request.sortDescriptors.map { $0.isAscending }
  }

  /// Whether one section comes before another.
  func precedes(_ left: DatabaseValue, _ right: DatabaseValue) -> Bool {
    sectionsAscend ? left < right : right < left
  }

  /// Whether one row comes before another of the same section.
  func precedes(_ left: RowKey, _ right: RowKey) -> Bool {
    for (isAscending, (left, right)) in zip(directions, zip(left.sorts, right.sorts))
    where left != right {
      return isAscending == (left < right)
    }
    return left.id < right.id
  }
}

extension FetchQuery {
  /// The key of a row as it stands in the connection's snapshot, or nil when
  /// the row is not there or does not match.
  ///
  /// Costs one look-up by id.
  func key(
    of id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> RowKey? {
    try connection.first(keySQL, arguments + [.integer(id)]) { statement in
      RowKey(
        section: statement.value(at: 0), sorts: statement.values(from: 1), id: id)
    }
  }
}
