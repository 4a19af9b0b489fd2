// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A field of a student.
package enum StudentField: Sendable {
  case name, number, subject, reading, note
}

/// What is wrong with what a person typed about a student.
package enum StudentProblem: Hashable, Sendable {
  /// There is no name.
  case nameMissing

  /// Someone else has this number in this subject.
  case numberTaken(by: String, in: String)

  /// The field that has to be changed.
  package var field: StudentField {
    switch self {
    case .nameMissing: .name
    case .numberTaken: .number
    }
  }
}

/// All that is wrong with what a person typed.
///
/// Nothing was changed.
package struct StudentProblems: Error, Hashable {
  package let problems: [StudentProblem]

  init(_ problems: [StudentProblem]) { self.problems = problems }
}
