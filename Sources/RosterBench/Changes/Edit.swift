// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

/// One change to one student, ready to be made by both sides.
///
/// What it stores is taken from another student, so both sides store the same keys and neither
/// has to make any.
struct Edit: Sendable {
  let change: Change
  let id: RowID
  private let values: [DatabaseValue]
  private let newcomer: Student
  private let settings: [Assignment<Student>]

  /// Prepares to store, in the student with this id, what `change.sourceSQL` found.
  init(_ change: Change, of id: RowID, storing values: [DatabaseValue]) {
    self.change = change
    self.id = id
    self.values = Array(values.dropLast())
    var newcomer = Student()
    var settings: [Assignment<Student>] = []
    for (name, value) in zip(change.columns, values) {
      let column = Student.table.columns.first { $0.name == name }
      if change == .insert, let column, column.isMapped {
        column.read(value, into: &newcomer)
      } else {
        settings.append(assignment(name, value))
      }
    }
    self.newcomer = newcomer
    self.settings = settings
  }

  /// Makes the change as the program does.
  func make(in transaction: borrowing Transaction) throws {
    switch change {
    case .insert: try transaction.insert(newcomer, setting: settings)
    case .update, .move: try transaction.update(Student.self, ids: [id], setting: settings)
    case .delete: try transaction.delete(Student.self, ids: [id])
    }
  }

  /// The parameters of `change.sql`.
  var parameters: [DatabaseValue] { change == .insert ? values : values + [.integer(id)] }
}

/// The instruction to store a value as it is.
func assignment(_ column: String, _ value: DatabaseValue) -> Assignment<Student> {
  switch value {
  case .null: Column<Student, String?>(column).set(to: nil)
  case .integer(let integer): Column<Student, Int64>(column).set(to: integer)
  case .real(let real): Column<Student, Double>(column).set(to: real)
  case .text(let text): Column<Student, String>(column).set(to: text)
  case .malformedText: preconditionFailure("made-up students are UTF-8")
  case .blob(let bytes): Column<Student, [UInt8]>(column).set(to: bytes)
  }
}
