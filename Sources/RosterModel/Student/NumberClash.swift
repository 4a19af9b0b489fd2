// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A number that two students would have in one subject.
package struct NumberClash: Hashable, Sendable {
  package let number: String

  /// Who would come with it.
  package let newcomer: String

  /// Who has it there.
  package let holder: String
}

/// Why students cannot be together in one subject.
///
/// Nothing was changed.
package struct NumberClashes: Error, Hashable {
  package let clashes: [NumberClash]
  package let subject: String
}

/// A name that a subject was to be given belongs to another one.
///
/// Nothing was changed.
package struct SubjectTaken: Error, Hashable {
  /// The other subject, as it is spelled.
  package let name: String

  /// How many students it has.
  package let count: Int
}
