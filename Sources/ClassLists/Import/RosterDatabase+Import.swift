// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import RosterModel

extension RosterDatabase {
  /// Finds out what an import of a table would do to the roster as it stands now.
  ///
  /// All of it happens away from the main actor, and nothing is changed.
  ///
  /// - Parameters:
  ///   - subject: The subject of rows that name none.
  ///   - leftOut: The numbers of the rows that a person leaves out.
  ///   - progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  /// - Complexity: O(rows + students in the subjects of the table).
  package func plan(
    _ table: consuming ClassTable, intoSubject subject: String = "",
    leavingOut leftOut: Set<Int> = [], progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ImportPlan {
    let checked = try await CheckedTable.check(
      consume table, intoSubject: subject, leavingOut: leftOut, progress: progress)
    return try await store.read { transaction in
      ImportPlan(
        table: checked, findings: try ImportFindings(checked, transaction),
        position: try transaction.position(), leftOut: leftOut)
    }
  }

  /// Does what a plan says, if it still says what an import would do.
  ///
  /// It is one transaction and one step of undo, away from the main actor. Where the
  /// roster was changed since the plan was made, it is compared anew in the transaction,
  /// and carried out only if nothing in it differs. Cancelling the task, or an error,
  /// leaves the roster as it was.
  ///
  /// - Parameters:
  ///   - undoName: What undo will say, such as “Import 7A.csv”.
  ///   - progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  package func carryOut(
    _ plan: ImportPlan, undoName: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ImportResult {
    try await write(undoName) { transaction in
      if let other = try plan.asItWouldBe(in: transaction) { return .outdated(other) }
      try plan.carryOut(in: transaction, progress: progress)
      return .done(plan.summary)
    }
  }
}

/// What came of carrying out a plan.
package enum ImportResult: Sendable {
  case done(ImportSummary)

  /// Nothing was done, because the roster is another one by now; this is what an import
  /// would do to it, without the same rows.
  case outdated(ImportPlan)
}

extension ImportPlan {
  /// The plan that is made now, if it is another one.
  fileprivate func asItWouldBe(in transaction: borrowing Transaction) throws -> ImportPlan? {
    let now = try transaction.position()
    guard now != position else { return nil }
    let findings = try ImportFindings(table, transaction)
    return findings == self.findings
      ? nil : ImportPlan(table: table, findings: findings, position: now, leftOut: leftOut)
  }
}
