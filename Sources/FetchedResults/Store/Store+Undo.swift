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
    guard try endGroup(group, root: step.root) else { return }
    try connection.execute(
      "UPDATE change_group SET state = ?, latest = ? WHERE id = ?",
      [.text(state), .integer(group.id), .integer(step.root)])
  }

  private func refuseConflicts(with step: UndoStep) throws {
    let conflicts = try step.conflicts(in: connection)
    if !conflicts.isEmpty { throw UndoError.conflict(name: step.name, rows: conflicts) }
  }

  /// Undoes the last change first, whole runs of one kind at once.
  ///
  /// One statement for many rows costs a fraction of as many statements, above all
  /// where triggers of the application's own follow.
  private func replayBackwards(_ step: UndoStep) throws(DatabaseError) {
    var journals: [String: EntityJournal] = [:]
    for run in UndoRun.runs(of: try step.changes(in: connection)) {
      let entity = run.changes[0].row.entity
      if journals[entity] == nil {
        journals[entity] = try EntityJournal(table: entity, in: connection)
      }
      guard let journal = journals[entity] else { continue }
      if try !replayAtOnce(run, journal) { try replay(run, journal) }
    }
  }

  /// Undoes a run with one statement.
  ///
  /// - Returns: false, with nothing changed, where the rows must go one by one, as when
  ///   two of them swapped a unique value.
  private func replayAtOnce(
    _ run: UndoRun, _ journal: EntityJournal
  ) throws(DatabaseError) -> Bool {
    guard run.changes.count > 1, let sql = journal.inverse(ofRunOf: run.kind) else { return false }
    try connection.executeScript("SAVEPOINT run_of_undo")
    do throws(DatabaseError) {
      try connection.execute(sql, run.arguments)
    } catch  where error.kind == .constraint {
      try connection.executeScript("ROLLBACK TO run_of_undo; RELEASE run_of_undo")
      return false
    }
    try connection.executeScript("RELEASE run_of_undo")
    return true
  }

  private func replay(_ run: UndoRun, _ journal: EntityJournal) throws(DatabaseError) {
    guard let sql = journal.inverse(of: run.kind) else { return }
    for change in run.changes { try connection.execute(sql, change.arguments) }
  }
}
