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
}

/// A changed row with its old and its new key.
struct ChangedRow {
  let id: RowID
  let oldKey: RowKey?
  let newKey: RowKey?

  /// The columns whose properties differ, when the row was there and is there.
  let changedColumns: Set<String>

  var staysInSection: Bool {
    guard let oldKey, let newKey else { return false }
    return oldKey.section == newKey.section
  }
}
