// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

extension ImportPlan {
  /// Compares a table with the roster, as it stands in a transaction.
  ///
  /// Students who are not in the table are left alone.
  ///
  /// - Complexity: O(rows + students in the subjects of the table).
  init(_ table: KeyedTable, _ transaction: borrowing Transaction) throws {
    var existing = try ExistingStudents(table, transaction)
    var maker: KeyMaker?
    problems = table.problems
    for row in table.rows {
      var student = row.student
      student.subject = existing.spelled(student.subject)
      guard let old = existing.take(StudentIdentity(student)) else {
        additions.append(Addition(row: row.number, student: student))
        continue
      }
      let merged = old.merged(with: student.student)
      guard let merged else {
        unchangedCount += 1
        continue
      }
      if merged.student.reading != student.student.reading {
        // Its keys were made without the reading that the roster knows.
        let usable = try maker ?? transaction.keyMaker()
        maker = usable
        student = try usable.keyed(StudentDraft(merged.student))
        student.subject = existing.spelled(student.subject)
      }
      student.student = merged.student
      changes.append(
        Change(row: row.number, old: old, student: student, fields: merged.fields))
    }
  }
}

/// The students of the roster whom a table may mean.
private struct ExistingStudents {
  private let subjects: [String: KeyedSubject]
  private var students: [StudentIdentity: [Student]] = [:]

  init(_ table: KeyedTable, _ transaction: borrowing Transaction) throws {
    let present = try transaction.subjects()
    var subjects: [String: KeyedSubject] = [:]
    for row in table.rows {
      let folded = row.student.subject.folded
      guard subjects[folded] == nil else { continue }
      subjects[folded] = present[folded] ?? row.student.subject
      guard let subject = present[folded] else { continue }
      // The last one first, because they are taken from the end.
      for student in try transaction.students(in: subject).sorted(by: { $0.id > $1.id }) {
        students[StudentIdentity(student, inSubject: folded), default: []].append(student)
      }
    }
    self.subjects = subjects
  }

  /// A subject as it is spelled in the roster, or first in the table.
  func spelled(_ subject: KeyedSubject) -> KeyedSubject { subjects[subject.folded] ?? subject }

  /// The student meant, who cannot be meant again.
  mutating func take(_ identity: StudentIdentity) -> Student? {
    students[identity]?.popLast()
  }
}

extension Student {
  /// The student with what a file says of it, and what that changes; nil for nothing.
  ///
  /// A file takes nothing away: what it leaves empty stays.
  fileprivate func merged(with new: Student) -> (student: Student, fields: [StudentField])? {
    var student = self
    var fields: [StudentField] = []
    if new.name != name {
      student.name = new.name
      fields.append(.name)
    }
    if let reading = new.reading, reading != self.reading {
      student.reading = reading
      fields.append(.reading)
    }
    if !new.note.isEmpty, new.note != note {
      student.note = new.note
      fields.append(.note)
    }
    return fields.isEmpty ? nil : (student, fields)
  }
}
