// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Why a file cannot be read as a class list.
///
/// Rows count from 1, as a spreadsheet shows them.
package enum ImportError: Error, Equatable {
  /// There is nothing in it.
  case empty

  /// What stands in this row is not text in a known encoding.
  case notText(row: Int)

  /// In this row a quotation mark opens a cell and nothing closes it.
  case unclosedQuote(row: Int)
}
