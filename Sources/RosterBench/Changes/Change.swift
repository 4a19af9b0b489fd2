// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

/// A kind of change to one student.
enum Change: String, CaseIterable {
  case insert, update, move, delete

  /// The columns that it stores, in order.
  var columns: [String] {
    switch self {
    case .insert: Student.table.columns.map(\.name)
    case .update: ["number", "number_key", "words"]
    case .move: ["subject", "subject_key", "subject_words"]
    case .delete: []
    }
  }

  /// What SQLite is told in bare calls; the id, where it takes one, is the last parameter.
  var sql: String {
    let list = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return switch self {
    case .insert: "INSERT INTO student (\(list)) VALUES (\(marks))"
    case .update, .move:
      "UPDATE student SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?"
    case .delete: "DELETE FROM student WHERE id = ?"
    }
  }

  /// Reads from another student the values to store.
  var sourceSQL: String {
    "SELECT \((columns + ["id"]).joined(separator: ", ")) FROM student WHERE id = ?"
  }
}
