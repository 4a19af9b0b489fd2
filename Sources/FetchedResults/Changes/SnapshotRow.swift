// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A row that may have changed, as it stands in a snapshot.
struct SnapshotRow: Sendable {
  /// The row's key; nil when it is not among the matching rows.
  var key: RowKey?

  /// What the entity's selection gives; nil when there is no such row.
  var values: [DatabaseValue]?
}

/// The rows that may have changed, as they stand in the snapshot shown, by id.
typealias OldRows = [RowID: SnapshotRow]

extension FetchQuery {
  /// Reads a row's key and values.
  ///
  /// Costs one look-up by id.
  func row(
    _ id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> SnapshotRow {
    try connection.first(rowSQL, arguments + [.integer(id)]) { statement in
      SnapshotRow(
        key: statement.integer(at: 0) == 0
          ? nil
          : RowKey(
            section: statement.value(at: 1), sorts: statement.values(in: 2..<keyCount + 1), id: id),
        values: statement.values(in: keyCount + 1..<statement.columnCount))
    } ?? SnapshotRow()
  }

  /// What the entity's selection gives for a row, or nil when there is none.
  func values(
    of id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> [DatabaseValue]? {
    try connection.first(Element.table.objectSQL, [.integer(id)]) { $0.values() }
  }
}
