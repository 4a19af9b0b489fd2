// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// A class list as it stands in a file.
package struct ClassTable: Sendable {
  /// A row that says something about a student.
  package struct Row: Sendable {
    /// Its number in the file, as a spreadsheet shows it; of cards, its place.
    ///
    /// A student in several subjects has as many rows with the same number.
    package let number: Int
    package var draft: StudentDraft

    /// Why it makes no sense, although something was read; nil when it may.
    package var problem: ImportProblem.Reason?
  }

  package var rows: [Row] = []

  /// The numbers of the rows that a spreadsheet does not show; they are read like others.
  package var hiddenRows: [Int] = []

  /// The fields that the file has columns for.
  package let fields: Set<StudentField>

  /// The titles of columns that mean nothing to us.
  package var ignoredTitles: [String] = []
}
