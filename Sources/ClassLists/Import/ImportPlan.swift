// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// What an import will do, before it is done.
package struct ImportPlan: Sendable {
  /// A student who comes.
  package struct Addition: Sendable {
    package let row: Int
    package let student: Student
  }

  /// A student whose fields change.
  package struct Change: Sendable {
    package let row: Int
    package let old: Student
    package let student: Student
    package let fields: [StudentField]
  }

  package var additions: [Addition] = []
  package var changes: [Change] = []

  /// How many rows say what the roster says already.
  package var unchangedCount = 0

  /// The rows that are left out, in their order.
  package var problems: [ImportProblem] = []

  /// The subjects of the students who come or change, by name.
  var subjects: [String: KeyedSubject] = [:]

  /// So many students are stored together.
  static let portion = 512

  init() {}

  /// The plan in numbers.
  package var summary: ImportSummary {
    ImportSummary(
      addedCount: additions.count, changedCount: changes.count, unchangedCount: unchangedCount,
      problems: problems)
  }
}

/// What an import did.
package struct ImportSummary: Equatable, Sendable {
  package let addedCount: Int
  package let changedCount: Int
  package let unchangedCount: Int

  /// The rows that were left out, in their order.
  package let problems: [ImportProblem]
}
