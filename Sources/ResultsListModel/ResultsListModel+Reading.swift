// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

// What the list reads of the results.

extension ResultsListModel {
  /// The rows of a section that are in the list.
  func shownRows(inSection section: Int) -> [RowIdentity] {
    let rows = 0..<layout.rowPositions(inSection: section).count
    return controller.ids(inSection: section, rows: rows).map(RowIdentity.element)
  }
}
