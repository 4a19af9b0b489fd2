// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import Testing

extension RosterDatabase {
  /// Takes a table in as it is planned, with nothing left out.
  @discardableResult
  func importTable(
    _ table: ClassTable, intoSubject subject: String = "", undoName: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let plan = try await plan(table, intoSubject: subject) { progress($0 / 2) }
    let result = try await carryOut(plan, undoName: undoName) { progress(0.5 + $0 / 2) }
    guard case .done(let summary) = result else { throw Outdated() }
    return summary
  }
}

/// The roster was changed between the plan and the import.
private struct Outdated: Error {}
