// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import RosterModel

/// What an import will do, before it is done: for each row of the file that is not blank,
/// in their order.
///
/// It is a value: it can be looked at, rows can be left out, and what is carried out is
/// exactly this. Students who are not in the file are left alone.
package struct ImportPlan: Sendable {
  let table: CheckedTable
  let findings: ImportFindings

  /// Where the roster stood when it was compared.
  let position: JournalPosition

  /// The numbers of the rows that a person leaves out.
  package var leftOut: Set<Int> = []

  /// So many students are stored together.
  static let portion = 512

  /// A row of the file, and what will become of it.
  package struct Row: Equatable, Sendable {
    /// Its number in the file, as a spreadsheet shows it.
    package let number: Int

    /// The student as it will be stored; of a row with a problem, what it says.
    package let student: Student
    package let outcome: ImportOutcome

    /// Whether it is left out although it could be taken.
    package let isLeftOut: Bool
  }

  /// How many rows there are.
  package var count: Int { table.rows.count }

  package subscript(position: Int) -> Row {
    let row = table.rows[position]
    let outcome = findings.outcomes[position]
    var student = row.student
    student.subject = findings.subjects[row.subject]
    if case .changed(_, let new) = outcome { student = new }
    return Row(
      number: row.number, student: student, outcome: outcome,
      isLeftOut: leftOut.contains(row.number))
  }

  /// What becomes of a row, without the rest of it.
  package func outcome(at position: Int) -> ImportOutcome { findings.outcomes[position] }

  /// The number of a row in the file.
  package func number(at position: Int) -> Int { table.rows[position].number }

  /// Whether a row changes the roster and is not left out.
  package func isTaken(_ position: Int) -> Bool {
    findings.outcomes[position].doesSomething && !leftOut.contains(table.rows[position].number)
  }

  /// Whether a row is left out that only could not be taken because others have its number.
  package func isLeftOutAsRepeated(_ position: Int) -> Bool {
    findings.outcomes[position].isRepeated && leftOut.contains(table.rows[position].number)
  }

  /// The numbers of the other rows with the number of this one, which cannot be taken with it.
  package func rowsRepeating(_ position: Int) -> [Int] {
    guard case .problem(.numberRepeated(_, let rows)) = findings.outcomes[position] else {
      return []
    }
    return rows
  }

  /// The plan in numbers, without the rows that are left out.
  package var summary: ImportSummary {
    var (added, changed, unchanged) = (0, 0, 0)
    var problems: [ImportProblem] = []
    for (position, outcome) in findings.outcomes.enumerated() {
      switch outcome {
      case .new: if isTaken(position) { added += 1 }
      case .changed: if isTaken(position) { changed += 1 }
      case .unchanged: unchanged += 1
      case .problem(let reason):
        guard !isLeftOutAsRepeated(position) else { continue }
        problems.append(ImportProblem(row: table.rows[position].number, reason: reason))
      }
    }
    return ImportSummary(
      addedCount: added, changedCount: changed, unchangedCount: unchanged, problems: problems)
  }
}

/// What becomes of a row of a file.
package enum ImportOutcome: Equatable, Sendable {
  /// A student comes.
  ///
  /// A namesake is in the same subject under another number, or under none: no mistake,
  /// but worth a look.
  case new(hasNamesake: Bool)

  /// A student is there already, and the file says something else.
  indirect case changed(old: Student, new: Student)

  /// A student is there already, and the file says the same.
  case unchanged

  /// The row cannot be taken.
  indirect case problem(ImportProblem.Reason)

  /// Whether the row changes the roster if it is taken.
  package var doesSomething: Bool {
    switch self {
    case .new, .changed: true
    case .unchanged, .problem: false
    }
  }

  /// Whether the row could be taken if others with its number were left out.
  package var isRepeated: Bool {
    if case .problem(.numberRepeated) = self { true } else { false }
  }

  /// The fields that are not as they were.
  package var changedFields: [StudentField] {
    guard case .changed(let old, let new) = self else { return [] }
    var fields: [StudentField] = []
    if new.name != old.name { fields.append(.name) }
    if new.reading != old.reading { fields.append(.reading) }
    if new.note != old.note { fields.append(.note) }
    return fields
  }
}

/// What came of comparing a file with the roster.
struct ImportFindings: Equatable, Sendable {
  /// What becomes of each row.
  var outcomes: [ImportOutcome]

  /// The subjects of the file as they are spelled in the roster.
  var subjects: [String]
}

/// What an import did, or will do.
package struct ImportSummary: Equatable, Sendable {
  package let addedCount: Int
  package let changedCount: Int
  package let unchangedCount: Int

  /// The rows that cannot be taken, in their order.
  package let problems: [ImportProblem]
}
