// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A row that may have changed, as it stands in the snapshot that is shown.
struct OldRow: Sendable {
  /// The row's key; nil when it is not among the matching rows.
  let key: RowKey?

  /// What the entity's selection gives; nil when there is no such row.
  let values: [DatabaseValue]?
}

/// The rows that may have changed, by id.
typealias OldRows = [RowID: OldRow]

extension FetchQuery {
  /// Reads a row's key and values.
  ///
  /// Costs two look-ups by id.
  func oldRow(
    _ id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> OldRow {
    OldRow(key: try key(of: id, in: connection), values: try values(of: id, in: connection))
  }

  /// What the entity's selection gives for a row, or nil when there is none.
  func values(
    of id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> [DatabaseValue]? {
    try connection.first(Element.table.objectSQL, [.integer(id)]) { $0.values() }
  }
}
