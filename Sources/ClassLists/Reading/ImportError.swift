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

  /// A row makes no sense.
  case malformed(row: Int, reason: Reason)

  /// What is wrong with a row.
  package enum Reason: Equatable, Sendable {
    /// A quotation mark opens a cell and nothing closes it.
    case unclosedQuote

    /// There are more cells than the header has, so columns may have slipped.
    case tooManyCells(expected: Int, found: Int)
  }
}
