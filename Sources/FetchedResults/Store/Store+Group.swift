// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Opens a change group, which the triggers write into each journal row.
  func beginGroup(_ name: String) throws(DatabaseError) -> Int64 {
    let seq = try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'journal'")
    try connection.execute(
      "INSERT INTO change_group (name, first_seq, last_seq) VALUES (?, ?, ?)",
      [.text(name), .integer(seq + 1), .integer(seq)])
    let group = connection.lastInsertID
    try connection.execute("UPDATE store_state SET open_group = ?", [.integer(group)])
    return group
  }

  /// Closes a change group inside its transaction, so that no one else's write
  /// lands in it.
  ///
  /// - Returns: false, and no group is kept, when nothing was changed.
  func endGroup(_ group: Int64) throws(DatabaseError) -> Bool {
    try connection.execute("UPDATE store_state SET open_group = NULL")
    try connection.execute(
      """
      UPDATE change_group
      SET last_seq = ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0)
      WHERE id = ?
      """, [.integer(group)])
    try connection.execute(
      """
      DELETE FROM change_group WHERE id = ? AND NOT EXISTS
        (SELECT 1 FROM journal
         WHERE seq BETWEEN first_seq AND last_seq AND \(UndoStep.isChange))
      """, [.integer(group)])
    return connection.changeCount == 0
  }

  /// Makes a group a step of undo.
  ///
  /// What was undone can then not be redone.
  func makeRoot(_ group: Int64) throws(DatabaseError) {
    try connection.execute("UPDATE change_group SET state = 'dropped' WHERE state = 'undone'")
    try connection.execute(
      "UPDATE change_group SET root = id, latest = id, state = 'done' WHERE id = ?",
      [.integer(group)])
  }
}
