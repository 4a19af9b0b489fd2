// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import RosterModel

extension RosterDatabase {
  /// Takes the students of a table into the roster.
  ///
  /// It is one transaction and one step of undo. What is slow happens away from
  /// the main actor, and the keys are made before the transaction begins.
  /// Cancelling the task, or an error, leaves the roster as it was.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - undoName: What undo will say, such as “Import 7A.csv”.
  ///   - progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  @discardableResult
  package func importTable(
    _ table: ClassTable, intoSubject subject: String = "", undoName: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let keyed = try await KeyedTable(table, intoSubject: subject, keys) { progress($0 / 2) }
    return try await write(undoName) { transaction in
      let plan = try ImportPlan(keyed, transaction)
      try plan.carryOut(in: transaction) { progress(0.5 + $0 / 2) }
      return plan.summary
    }
  }
}

extension ImportPlan {
  /// Writes what the plan says.
  fileprivate func carryOut(
    in transaction: borrowing Transaction, progress: (Double) -> Void
  ) throws {
    let count = additions.count + changes.count
    func step(_ done: Int) throws {
      guard done % 512 == 0 else { return }
      try Task.checkCancellation()
      progress(Double(done) / Double(count))
    }
    for (done, addition) in additions.enumerated() {
      try step(done)
      try transaction.storeNew(addition.student)
    }
    for (done, change) in zip(additions.count..., changes) {
      try step(done)
      try transaction.store(change.student)
    }
    try Task.checkCancellation()
  }
}
