// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A place in a sheet such as `BC23`.
struct CellReference: Equatable {
  /// Counted from 0.
  let column: Int

  /// Counted from 1, as it is written.
  let row: Int

  /// Nil for what is no place in any sheet.
  init?(_ text: Substring) {
    let letters = text.prefix { $0.isASCII && $0.isLetter }
    guard (1...3).contains(letters.count),
      let row = Int(text.dropFirst(letters.count)), (1...SpreadsheetLimits.rowCount).contains(row)
    else { return nil }
    let value = letters.uppercased().utf8.reduce(0) { $0 * 26 + Int($1) - 64 }
    column = value - 1
    self.row = row
  }
}
