// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel

/// What a roster must hold after some actions, known without a database.
struct Oracle: Equatable {
  private(set) var students: [RowID: Student] = [:]
  private(set) var name = ""
  private var lastID: RowID = 0

  /// The students before each step that can be undone, the last step last.
  private var before: [[RowID: Student]] = []

  /// The students after each step that can be redone, the next one last.
  private var after: [[RowID: Student]] = []

  /// The students by id.
  var list: [Student] { students.values.sorted { $0.id < $1.id } }

  /// Whether a roster holds this.
  func isHeld(by students: [Student], name: String) -> Bool {
    list == students && self.name == name
  }

  /// In what students differ from those that must be there, for a report.
  func difference(from found: [Student]) -> String {
    let wanted = Set(list)
    let (missing, more) = (wanted.subtracting(found), Set(found).subtracting(wanted))
    let numbers = (missing.map(\.id).sorted().prefix(5), more.map(\.id).sorted().prefix(5))
    return "\(found.count) students instead of \(wanted.count); \(missing.count) missing, "
      + "as \(numbers.0), \(more.count) too many, as \(numbers.1)"
  }

  /// Takes what is found for right from now on, so that a loss is told once.
  mutating func accept(_ found: [Student], name: String) {
    students = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    (self.name, before, after) = (name, [], [])
  }

  /// The oracle after an action.
  func after(_ action: UserAction) -> Oracle {
    var next = self
    next.apply(action)
    return next
  }

  private mutating func apply(_ action: UserAction) {
    switch action {
    case .undo: stepBack()
    case .redo: stepForward()
    case .rename(let name): self.name = name
    case .backUp, .setLanguage, .reopen, .check: break
    default:
      let old = students
      change(by: action)
      guard students != old else { return }
      before.append(old)
      after = []
    }
  }

  private mutating func change(by action: UserAction) {
    switch action {
    case .add(let student): insert(student)
    case .edit(let student): students[student.id] = student
    case .delete(let ids): for id in ids { students[id] = nil }
    case .move(let ids, let subject): for id in ids { students[id]?.subject = subject }
    case .renameSubject(let old, let new):
      for id in students.keys where students[id]?.subject == old { students[id]?.subject = new }
    case .importList(let list):
      for student in list {
        if student.id == 0 { insert(student) } else { students[student.id] = student }
      }
    case .restore:
      let kept = list.dropFirst()
      students = [:]
      for student in kept { insert(student) }
    case .startNewYear: students = [:]
    case .undo, .redo, .rename, .backUp, .setLanguage, .reopen, .check: break
    }
  }

  private mutating func insert(_ student: Student) {
    lastID += 1
    students[lastID] = student
    students[lastID]?.id = lastID
  }

  private mutating func stepBack() {
    guard let old = before.popLast() else { return }
    after.append(students)
    students = old
  }

  private mutating func stepForward() {
    guard let new = after.popLast() else { return }
    before.append(students)
    students = new
  }
}
