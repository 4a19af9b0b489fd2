// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Where a changed row stood and where it stands.
struct RowTransition: Sendable {
  let id: RowID

  /// The place in the old results; nil when the row was not there.
  var old: IndexPath?

  /// The place in the new results; nil when the row is not there.
  var new: IndexPath?

  /// Whether the row is in the section in which it was.
  var staysInSection: Bool

  /// The columns whose properties differ.
  var changedColumns: Set<String> = []

  /// Whether as many rows of its section stand before it as before.
  var keepsRow: Bool { staysInSection && old != nil && old?.row == new?.row }
}

extension RowTransition {
  /// A changed row whose places are still to be found.
  init(_ row: ChangedRow, old: IndexPath? = nil, new: IndexPath? = nil) {
    self.init(
      id: row.id, old: old, new: new, staysInSection: row.staysInSection,
      changedColumns: row.changedColumns)
  }
}
