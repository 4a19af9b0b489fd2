// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// A row of a sheet as it is put together.
struct SheetRow {
  private(set) var cells: [String] = []
  private(set) var inexactCells: [Int] = []

  /// Whether nothing is in it.
  var isBlank: Bool { cells.isEmpty }

  /// Puts a value into a column, counted from 0.
  mutating func put(_ value: CellValue, at column: Int) throws(SpreadsheetError) {
    guard !value.text.isEmpty else { return }
    guard column < SpreadsheetLimits.columnCount else { throw .tooLarge }
    while cells.count <= column { cells.append("") }
    cells[column] = value.text
    if value.isInexact { inexactCells.append(column) }
  }

  /// The row as part of a table; nil when it is blank.
  func tableRow(_ number: Int, isHidden: Bool) -> TableRow? {
    guard cells.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    var row = TableRow(number: number, cells: cells)
    row.isHidden = isHidden
    row.inexactCells = inexactCells
    return row
  }
}

/// What a cell says.
struct CellValue: Equatable {
  let text: String

  /// Whether it is a number that has lost its last digits.
  var isInexact = false

  static let nothing = CellValue(text: "")
}
