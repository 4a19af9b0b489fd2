// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Mutations
import RosterModel

/// Something that a person does to a roster.
enum UserAction {
  case add(Student)
  case edit(Student)
  case delete([RowID])
  case move([RowID], String)
  case renameSubject(String, String)
  case undo
  case redo
  case rename(String)
  /// New students, and those who are there and have another note now.
  case importList([Student])
  /// Back to a backup of this very moment, but for its first student.
  case restore
  case startNewYear
  case backUp
  case setLanguage(String)
  case reopen
  case check

  /// What someone does next, the same for the same numbers and students.
  ///
  /// - Parameters:
  ///   - students: Those who are there, by id.
  ///   - serial: Makes numbers that nobody has.
  static func next(
    _ random: inout Mutator, of students: [Student], serial: String
  ) -> UserAction {
    switch random.next(below: 40) {
    case 0..<10: .add(newStudent(&random, serial))
    case 10..<17 where !students.isEmpty: .edit(edited(&random, students))
    case 17..<21 where !students.isEmpty: .delete(some(&random, students))
    case 21, 22: .move(some(&random, students), random.pick(subjects))
    case 23: .renameSubject(random.pick(subjects), random.pick(subjects))
    case 24..<28: .undo
    case 28..<31: .redo
    case 31: .rename("Class \(random.next(below: 100))")
    case 32..<35: .importList(list(&random, students, serial))
    case 35: .restore
    case 36: random.next(below: 4) == 0 ? .startNewYear : .backUp
    case 37: .setLanguage(random.pick(["en", "sv", "zh", "de"]))
    case 38: .reopen
    case 39: random.next(below: 4) == 0 ? .check : .reopen
    default: .add(newStudent(&random, serial))
    }
  }

  /// What it is called in a report.
  var name: String { String("\(self)".prefix { $0 != "(" }) }

  static let subjects = ["Art", "Bio", "Math", "", "数学", "Ökologie"]
  private static let names = ["Ana Li", "Ben O'Hara", "张小明", "Zoë Brûlé", "Nguyễn Văn A", "李小红"]

  static func newStudent(_ random: inout Mutator, _ serial: String) -> Student {
    var student = Student()
    student.name = random.pick(names)
    student.number = serial
    student.subject = random.pick(subjects)
    student.note = random.next(below: 20) == 0 ? String(repeating: "long ", count: 2_000) : ""
    student.note = student.note.keptAsTyped
    return student
  }

  private static func edited(_ random: inout Mutator, _ students: [Student]) -> Student {
    var student = random.pick(students)
    student.name = random.pick(names)
    student.note = "note \(random.next(below: 1_000))"
    return student
  }

  private static func some(_ random: inout Mutator, _ students: [Student]) -> [RowID] {
    guard !students.isEmpty else { return [] }
    var ids: [RowID] = []
    for _ in 0...random.next(below: 4) {
      let id = random.pick(students).id
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private static func list(
    _ random: inout Mutator, _ students: [Student], _ serial: String
  ) -> [Student] {
    let count = random.pick([1, 5, 30, 30, 600])
    var list = (0..<count).map { newStudent(&random, "\(serial)-\($0)") }
    for place in list.indices { list[place].note = "from a list" }
    if !students.isEmpty { list.append(edited(&random, students)) }
    if let last = list.indices.last, list[last].id != 0 {
      list[last].name = students.first { $0.id == list[last].id }?.name ?? ""
    }
    return list
  }
}
