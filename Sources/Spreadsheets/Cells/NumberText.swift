// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Numbers of cells, as they were typed.
enum NumberText {
  /// From here on, spreadsheets lose digits.
  private static let limit = 1e15

  /// The number that a file has as text: never `1001.0`, never `2.0230001E7`.
  static func value(of text: String) -> CellValue {
    guard let number = Double(text), number.isFinite else { return CellValue(text: text) }
    let isInexact = number.magnitude >= limit
    guard number == number.rounded() else { return CellValue(text: "\(number)") }
    let whole = Int(exactly: number).map(String.init)
    return CellValue(text: whole ?? text, isInexact: isInexact)
  }
}
