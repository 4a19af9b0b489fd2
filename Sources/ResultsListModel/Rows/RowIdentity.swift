// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults

/// What makes a row of the list the same row, wherever it stands.
public enum RowIdentity: Hashable, Sendable {
  /// A row of the results.
  case element(RowID)

  /// The header of a section, by a number that the section keeps as long as it
  /// is in the list.
  case section(Int)

  /// A row of the results that could not be read, by a number of its own.
  ///
  /// It has no values. Whoever asks for its position when reading works again, gets
  /// the row itself.
  case unreadable(Int)
}
