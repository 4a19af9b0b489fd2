// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Opens a change group, which the triggers write into each journal row.
  func beginGroup(_ name: String) throws(DatabaseError) -> Int64 {
    try connection.execute(
      """
      INSERT INTO change_group (name, first_seq, last_seq)
      SELECT ?1, seq + 1, seq
      FROM (SELECT ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0) AS seq)
      """, [.text(name)])
    let group = connection.lastInsertID
    try connection.execute("UPDATE store_state SET open_group = ?", [.integer(group)])
    return group
  }

  /// Closes a change group inside its transaction, so that no one else's write
  /// lands in it.
  ///
  /// It becomes a step of undo, and what was undone can then not be redone. No group
  /// is kept when nothing was changed.
  func endGroup(_ group: Int64) throws(DatabaseError) {
    guard try endGroup(group, setting: "root = id, latest = id, state = 'done'", []) else { return }
    try connection.execute("UPDATE change_group SET state = 'dropped' WHERE state = 'undone'")
  }

  /// Closes a change group and stores more of it.
  ///
  /// - Parameters:
  ///   - settings: Assignments to columns of the group, with `?` for each argument.
  ///   - arguments: The values of their parameters, in order.
  /// - Returns: false, and no group is kept, when nothing was changed.
  func endGroup(
    _ group: Int64, setting settings: String, _ arguments: [DatabaseValue]
  ) throws(DatabaseError) -> Bool {
    try connection.execute("UPDATE store_state SET open_group = NULL")
    try connection.execute(
      """
      UPDATE change_group SET \(settings),
        last_seq = ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0)
      WHERE id = ? AND EXISTS
        (SELECT 1 FROM journal WHERE seq >= first_seq AND \(UndoStep.isChange))
      """, arguments + [.integer(group)])
    guard connection.changeCount == 0 else { return true }
    try connection.execute("DELETE FROM change_group WHERE id = ?", [.integer(group)])
    return false
  }
}
