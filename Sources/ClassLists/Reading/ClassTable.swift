// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel
package import TextTables

/// A class list as it stands in a file.
package struct ClassTable: Sendable {
  /// A row that says something about a student.
  package struct Row: Sendable {
    /// Its number in the file, as a spreadsheet shows it.
    package let number: Int
    package var draft: StudentDraft
  }

  package var rows: [Row]

  /// The rows that make no sense, in their order.
  package var problems: [ImportProblem] = []

  /// The fields that the file has columns for.
  package let fields: Set<StudentField>

  /// The titles of columns that mean nothing to us.
  package let ignoredTitles: [String]

  /// The encoding of the file, if it had to be guessed.
  package let guessedEncoding: TextEncoding?
}
