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
  init(
    _ table: CheckedTable, _ maker: KeyMaker, _ transaction: borrowing Transaction
  ) throws {
    var existing = try ExistingStudents(table, maker, transaction)
    problems = table.problems
    additions.reserveCapacity(table.rows.count)
    for row in table.rows {
      let subject = existing.spelled(row.foldedSubject)
      guard let old = existing.take(row.identity) else {
        var student = row.student
        student.subject = subject.name
        subjects[subject.name] = subject
        additions.append(Addition(row: row.number, student: student))
        continue
      }
      guard let merged = old.merged(with: row.student) else {
        unchangedCount += 1
        continue
      }
      subjects[old.subject] = subject
      changes.append(
        Change(row: row.number, old: old, student: merged.student, fields: merged.fields))
    }
  }
}

/// The students of the roster whom a table may mean.
private struct ExistingStudents {
  private let subjects: [String: KeyedSubject]
  private var students: [StudentIdentity: [Student]] = [:]

  init(
    _ table: CheckedTable, _ maker: KeyMaker, _ transaction: borrowing Transaction
  ) throws {
    let present = try transaction.subjects()
    var subjects: [String: KeyedSubject] = [:]
    for row in table.rows {
      let folded = row.foldedSubject
      guard subjects[folded] == nil else { continue }
      subjects[folded] = present[folded] ?? maker.subject(row.student.subject)
      guard let subject = present[folded] else { continue }
      // The last one first, because they are taken from the end.
      for student in try transaction.students(in: subject).sorted(by: { $0.id > $1.id }) {
        students[StudentIdentity(student, inSubject: folded), default: []].append(student)
      }
    }
    self.subjects = subjects
  }

  /// A subject as it is spelled in the roster, or first in the table.
  func spelled(_ folded: String) -> KeyedSubject {
    guard let subject = subjects[folded] else { preconditionFailure("no subject \(folded)") }
    return subject
  }

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
