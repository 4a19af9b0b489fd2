// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Why a file cannot be read as a class list.
///
/// Rows count from 1, as a spreadsheet shows them; of cards, each is a row.
package enum ImportError: Error, Equatable {
  /// There is nothing in it.
  case empty

  /// What stands in this row is not text in a known encoding.
  case notText(row: Int)

  /// In this row a quotation mark opens a cell and nothing closes it.
  case unclosedQuote(row: Int)

  /// It is a file of another kind.
  case foreign(ForeignFile)

  /// It was cut short or changed.
  case damaged

  /// A password is needed to read it.
  case encrypted

  /// There is more in it than any list has.
  case tooLarge

  /// It lacks these files, without which the others say nothing.
  case filesMissing([String])

  /// A file in it lacks a column, without which the others say nothing.
  case columnMissing(String, file: String)

  /// The task in which it was read was cancelled.
  case cancelled
}
