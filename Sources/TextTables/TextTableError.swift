// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Why bytes are not a table of text.
///
/// Rows count from 1, as a spreadsheet shows them.
package enum TextTableError: Error, Equatable {
  /// What stands in this row is not text in a known encoding.
  case notText(row: Int)

  /// In this row a quotation mark opens a cell and nothing closes it.
  case unclosedQuote(row: Int)
}
