// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// The rows of a table as students, or with their problems.
struct CheckedTable: Sendable {
  /// A row that can be stored as far as it itself is concerned.
  struct Row: Sendable {
    let number: Int
    let student: Student

    /// The form in which its subject is told apart.
    let foldedSubject: String

    var identity: StudentIdentity { StudentIdentity(student, inSubject: foldedSubject) }
  }

  private(set) var rows: [Row] = []
  private(set) var problems: [ImportProblem] = []

  /// Looks at all rows, away from the main actor.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - progress: Called with the part that is done, from 0 to 1.
  /// - Throws: `CancellationError`.
  @concurrent
  static func check(
    _ table: consuming ClassTable, intoSubject subject: String, progress: @Sendable (Double) -> Void
  ) async throws -> CheckedTable {
    var checked = CheckedTable()
    checked.problems = table.problems
    var subjects = FoldedSubjects()
    checked.rows.reserveCapacity(table.rows.count)
    for (done, row) in table.rows.enumerated() {
      if done % ImportPlan.portion == 0 {
        try Task.checkCancellation()
        progress(Double(done) / Double(table.rows.count))
      }
      checked.add(row, intoSubject: subject, &subjects)
    }
    checked.flagRepeatedNumbers()
    checked.problems.sort { $0.row < $1.row }
    return checked
  }

  private mutating func add(
    _ row: ClassTable.Row, intoSubject subject: String, _ subjects: inout FoldedSubjects
  ) {
    var draft = row.draft
    if draft.subject.keptAsText.isEmpty { draft.subject = subject }
    do throws(StudentProblems) {
      let student = try draft.student()
      rows.append(
        Row(number: row.number, student: student, foldedSubject: subjects[student.subject]))
    } catch {
      problems += error.problems.map { ImportProblem(row: row.number, reason: .student($0)) }
    }
  }

  /// Takes out all rows that share a number in a subject: none is chosen silently.
  ///
  /// Hashes take a quarter of the memory that all identities would take.
  private mutating func flagRepeatedNumbers() {
    var seen: Set<Int> = []
    var suspects: Set<Int> = []
    for row in rows where !row.student.number.isEmpty {
      let hash = row.identity.hashValue
      if !seen.insert(hash).inserted { suspects.insert(hash) }
    }
    guard !suspects.isEmpty else { return }
    var numbers: [StudentIdentity: [Int]] = [:]
    for row in rows where suspects.contains(row.identity.hashValue) {
      numbers[row.identity, default: []].append(row.number)
    }
    rows.removeAll { row in
      guard let others = numbers[row.identity], others.count > 1, !row.student.number.isEmpty
      else { return false }
      problems.append(
        ImportProblem(
          row: row.number,
          reason: .numberRepeated(row.student.number, rows: others.filter { $0 != row.number })))
      return true
    }
  }
}

/// Names of subjects in the form in which they are told apart, each worked out once.
private struct FoldedSubjects {
  private var known: [String: String] = [:]

  subscript(name: String) -> String {
    mutating get {
      if let folded = known[name] { return folded }
      let folded = KeyedSubject.fold(name)
      known[name] = folded
      return folded
    }
  }
}
