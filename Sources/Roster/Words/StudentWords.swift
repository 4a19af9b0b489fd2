// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel

/// What is said of students beside the fields of a dialog.
enum StudentWords {
  /// Says who of a subject has the same name; nil when nobody has.
  static func hint(of namesakes: [Student]) -> String? {
    guard let first = namesakes.first else { return nil }
    let words = [
      "name": first.name, "number": first.number, "subject": sectionTitle(first.subject),
    ]
    if namesakes.count > 1 {
      return trn(
        "{n} student of this name is in {subject}.", "{n} students of this name are in {subject}.",
        namesakes.count, with: words)
    }
    return first.number.isEmpty
      ? tr("There is another {name} in {subject}, who has no number.", with: words)
      : tr("There is another {name} in {subject}, number {number}.", with: words)
  }

  /// Says who it is and where.
  static func place(of student: Student) -> String {
    tr(
      "{name} in {subject}",
      with: ["name": student.name, "subject": sectionTitle(student.subject)])
  }
}

/// A subject’s name for people: students may have none.
func sectionTitle(_ subject: String) -> String { subject.isEmpty ? tr("No Subject") : subject }
