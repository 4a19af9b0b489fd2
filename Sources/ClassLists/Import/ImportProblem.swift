// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// A row of a file that is not imported, and why.
package struct ImportProblem: Equatable, Sendable {
  /// The row's number in the file.
  package let row: Int
  package let reason: Reason

  /// What is wrong with the row.
  package indirect enum Reason: Equatable, Sendable {
    /// What it says of a student cannot be kept.
    case student(StudentProblem)

    /// There are more cells than the header has, so columns may have slipped.
    case tooManyCells(expected: Int, found: Int)

    /// The spreadsheet has lost the last digits of the number: it keeps fifteen.
    case numberInexact(String)

    /// Other rows have the same number in the same subject. None is imported.
    case numberRepeated(String, rows: [Int])
  }
}
