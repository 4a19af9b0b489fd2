// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The cells that are merged down a column, at a row that moves down.
///
/// Only the uppermost of them is in the file with a value, yet it stands for all: the
/// class of forty students is often one cell.
struct MergedColumns {
  private struct Merged {
    let lastRow: Int
    let text: String
  }

  private var columns: [Int: Merged] = [:]

  /// Begins to repeat a text below its row.
  mutating func begin(_ text: String, column: Int, lastRow: Int) {
    guard column < SpreadsheetLimits.columnCount, !text.isEmpty else { return }
    columns[column] = Merged(lastRow: lastRow, text: text)
  }

  /// Gives a row what the merged cells above say.
  mutating func fill(_ row: inout SheetRow, number: Int) throws(SpreadsheetError) {
    for (column, merged) in columns {
      guard number <= merged.lastRow else {
        columns[column] = nil
        continue
      }
      // A blank row does not become one with something in it.
      guard !row.isBlank, column >= row.cells.count || row.cells[column].isEmpty else { continue }
      try row.put(CellValue(text: merged.text), at: column)
    }
  }
}
