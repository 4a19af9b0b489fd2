// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Takes back the last change group that is not yet taken back.
  ///
  /// The rows are as they were to the last bit. It is itself a change group, so
  /// it travels to the results like any other change and can be redone, also
  /// after the program was closed.
  ///
  /// - Returns: The group, with the rows it touches; nil when there is none.
  /// - Throws: `UndoError` when other changes stand in the way, `DatabaseError`
  ///   when the database fails. Nothing is changed then.
  /// - Complexity: O(changes) of the group, and one wait for the disk.
  public func undo() async throws -> ChangeGroup? {
    await letLogStartOver()
    return try revert(UndoStep.undoSQL, to: "undone")
  }

  /// Does again the last change group that was taken back.
  ///
  /// - Returns: The group, with the rows it touches; nil when there is none.
  /// - Throws: As `undo()`.
  /// - Complexity: As `undo()`.
  public func redo() async throws -> ChangeGroup? {
    await letLogStartOver()
    return try revert(UndoStep.redoSQL, to: "done")
  }

  private func revert(_ sql: String, to state: String) throws -> ChangeGroup? {
    var name = ""
    var rows: [RowReference] = []
    do {
      let group = try journalled { () -> ChangeGroup? in
        // Within the transaction: another process may take steps back, too.
        guard let step = try UndoStep(sql, in: connection) else { return nil }
        name = step.name
        try refuseConflicts(with: step)
        rows = try step.rows(in: connection)
        try revert(step, to: state)
        return ChangeGroup(id: step.root, name: step.name, rows: rows)
      }
      if group != nil { didCommit() }
      return group
    } catch let error as DatabaseError where error.kind == .constraint {
      throw UndoError.refused(name: name, rows: rows)
    }
  }

  /// Takes a step back as a new group, inside a transaction.
  private func revert(_ step: UndoStep, to state: String) throws(DatabaseError) {
    let group = try beginGroup(step.name)
    // References between the rows may break and mend on the way.
    try connection.executeScript("PRAGMA defer_foreign_keys = ON")
    try replayBackwards(step)
    guard try endGroup(group) else { return }
    try connection.execute(
      "UPDATE change_group SET root = ? WHERE id = ?", [.integer(step.root), .integer(group)])
    try connection.execute(
      "UPDATE change_group SET state = ?, latest = ? WHERE id = ?",
      [.text(state), .integer(group), .integer(step.root)])
  }

  private func refuseConflicts(with step: UndoStep) throws {
    let conflicts = try step.conflicts(in: connection)
    if !conflicts.isEmpty { throw UndoError.conflict(name: step.name, rows: conflicts) }
  }

  /// Undoes row by row, the last change first; the net effect would fail where
  /// two rows swapped a unique value.
  private func replayBackwards(_ step: UndoStep) throws(DatabaseError) {
    var journals: [String: EntityJournal] = [:]
    for change in try step.changes(in: connection) {
      if journals[change.row.entity] == nil {
        journals[change.row.entity] = try EntityJournal(
          table: change.row.entity, in: connection)
      }
      if let sql = journals[change.row.entity]?.inverse(of: change.kind) {
        try connection.execute(sql, change.arguments)
      }
    }
  }
}
