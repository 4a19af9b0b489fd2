// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A row of a table with something in it.
package struct TableRow: Equatable, Sendable {
  /// Its number, as a spreadsheet shows it: blank rows count.
  package let number: Int
  package var cells: [String]

  /// Whether a spreadsheet does not show it.
  package var isHidden = false

  /// The cells of a spreadsheet with a number of more digits than it keeps: the last ones
  /// are lost.
  package var inexactCells: [Int] = []

  package init(number: Int, cells: [String]) {
    self.number = number
    self.cells = cells
  }
}
