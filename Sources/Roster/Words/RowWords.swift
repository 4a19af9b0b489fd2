// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel

/// What a screen reader says for a row.
enum RowWords {
  static func label(of student: Student) -> String {
    var parts = [student.name]
    if !student.number.isEmpty {
      parts.append(tr("number {number}", with: ["number": student.number]))
    }
    if !student.subject.isEmpty { parts.append(student.subject) }
    return parts.joined(separator: tr(", "))
  }

  static func label(ofSection name: String, count: Int) -> String {
    trn("{name}, {n} student", "{name}, {n} students", count, with: ["name": name])
  }
}
