// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A changed row with its old and its new key.
struct ChangedRow: Sendable {
  let id: RowID
  let oldKey: RowKey?
  let newKey: RowKey?

  /// The columns whose properties differ, when the row was there and is there.
  let changedColumns: Set<String>

  /// Whether the row is in the section in which it was.
  var staysInSection: Bool {
    guard let oldKey, let newKey else { return false }
    return oldKey.section == newKey.section
  }
}

extension FetchQuery {
  /// The rows that really differ between the snapshots, in the results or out.
  func changedRows(
    _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> [ChangedRow] {
    var changed: [ChangedRow] = []
    for (id, old) in oldRows {
      let new = try row(id, in: next)
      if old.key == nil && new.key == nil { continue }
      let columns = Element.table.changedColumns(from: old.values, to: new.values)
      if old.key == new.key && columns.isEmpty { continue }
      changed.append(
        ChangedRow(id: id, oldKey: old.key, newKey: new.key, changedColumns: columns))
    }
    return changed
  }
}
