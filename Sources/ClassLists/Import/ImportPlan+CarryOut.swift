// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

extension ImportPlan {
  /// Writes what the plan says.
  ///
  /// - Throws: `CancellationError`, or `DatabaseError`.
  func carryOut(in transaction: borrowing Transaction, progress: (Double) -> Void) throws {
    let maker = try transaction.keyMaker()
    let subjects = try keyedSubjects(maker, transaction)
    let taken = (0..<count).filter(isTaken)
    let new = taken.filter { if case .new = findings.outcomes[$0] { true } else { false } }
    let additions = NewStudents(count: new.count) { [rows = table.rows] place, maker in
      let row = rows[new[place]]
      return maker.keyed(row.student, in: subjects[row.subject])
    }
    let total = Double(taken.count)
    try additions.store(maker, in: transaction) { progress(Double($0) / total) }
    var done = new.count
    for position in taken {
      guard case .changed(_, let student) = findings.outcomes[position] else { continue }
      if done % Self.portion == 0 {
        try Task.checkCancellation()
        progress(Double(done) / total)
      }
      try transaction.store(maker.keyed(student, in: subjects[table.rows[position].subject]))
      done += 1
    }
    try Task.checkCancellation()
  }

  /// The subjects of the file, with the keys that the roster has for them already.
  private func keyedSubjects(
    _ maker: KeyMaker, _ transaction: borrowing Transaction
  ) throws -> [KeyedSubject] {
    let present = try transaction.subjects()
    return zip(table.subjects, findings.subjects).map { subject, spelled in
      present[subject.folded] ?? maker.subject(spelled)
    }
  }
}
