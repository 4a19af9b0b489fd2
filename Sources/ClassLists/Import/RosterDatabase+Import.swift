// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import RosterModel

extension RosterDatabase {
  /// Takes the students of a table into the roster.
  ///
  /// It is one transaction and one step of undo. All of it happens away from the main
  /// actor. Keys are made as the rows are stored, so that no more of them are in memory
  /// than are stored together.
  /// Cancelling the task, or an error, leaves the roster as it was.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - undoName: What undo will say, such as “Import 7A.csv”.
  ///   - progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  @discardableResult
  package func importTable(
    _ table: consuming ClassTable, intoSubject subject: String = "", undoName: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let checked = try await CheckedTable.check(consume table, intoSubject: subject) {
      progress($0 / 2)
    }
    return try await write(undoName) { transaction in
      let maker = try transaction.keyMaker()
      let plan = try ImportPlan(checked, maker, transaction)
      try plan.carryOut(maker, in: transaction) { progress(0.5 + $0 / 2) }
      return plan.summary
    }
  }
}

extension ImportPlan {
  /// Writes what the plan says.
  func carryOut(
    _ maker: KeyMaker, in transaction: borrowing Transaction, progress: (Double) -> Void
  ) throws {
    let count = Double(additions.count + changes.count)
    try transaction.indexingWordsAtEnd {
      try storeAdditions(maker, in: transaction) { progress(Double($0) / count) }
    }
    for (done, change) in changes.enumerated() {
      if done % Self.portion == 0 {
        try Task.checkCancellation()
        progress(Double(additions.count + done) / count)
      }
      try transaction.store(keyed(change.student, maker))
    }
    try Task.checkCancellation()
  }

  private func storeAdditions(
    _ maker: KeyMaker, in transaction: borrowing Transaction, progress: (Int) -> Void
  ) throws {
    let starts = stride(from: 0, to: additions.count, by: Self.portion).map { $0 }
    let ahead = KeysAhead(count: starts.count, try transaction.keyRecipe()) { portion, maker in
      StudentRows(
        additions[starts[portion]...].prefix(Self.portion).map { keyed($0.student, maker) })
    }
    defer { ahead.stop() }
    for start in starts {
      try Task.checkCancellation()
      progress(start)
      try transaction.storeNew(ahead.next(maker))
    }
  }

  private func keyed(_ student: Student, _ maker: KeyMaker) -> KeyedStudent {
    maker.keyed(student, in: subjects[student.subject] ?? maker.subject(student.subject))
  }
}
