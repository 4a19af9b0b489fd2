// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What a person typed about a student.
package struct StudentDraft: Hashable, Sendable {
  package var name = ""
  package var number = ""
  package var subject = ""
  package var reading = ""
  package var note = ""

  package init() {}

  package init(_ student: Student) {
    name = student.name
    number = student.number
    subject = student.subject
    reading = student.reading ?? ""
    note = student.note
  }

  /// The student that this describes, in the form in which it is kept.
  ///
  /// - Throws: `StudentProblems`, with all that is wrong.
  package func student() throws(StudentProblems) -> Student {
    let student = kept
    guard !student.name.isEmpty else { throw StudentProblems([.nameMissing]) }
    return student
  }

  /// What this says, in the form in which it is kept, though it may be wrong.
  package var kept: Student {
    var student = Student()
    student.name = name.keptAsText
    student.number = number.keptAsTyped
    student.subject = subject.keptAsText
    let reading = reading.keptAsText
    student.reading = reading.isEmpty ? nil : reading
    student.note = note.keptAsTyped
    return student
  }
}
