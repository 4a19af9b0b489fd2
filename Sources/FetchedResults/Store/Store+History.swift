// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Store {
  /// Forgets all but the last change groups, so that the file does not grow
  /// without end.
  ///
  /// What is forgotten cannot be undone.
  ///
  /// Whole groups go. A reader that has not seen them yet compares snapshots.
  ///
  /// - Parameter count: How many groups are kept; undo and redo are groups too.
  /// - Throws: `DatabaseError`; then nothing is forgotten.
  /// - Complexity: O(changes) that are forgotten.
  public func pruneHistory(keeping count: Int) throws {
    try connection.transaction {
      let oldest = try connection.integer(
        "SELECT first_seq FROM change_group ORDER BY id DESC LIMIT 1 OFFSET ?",
        [.integer(Int64(max(count, 1) - 1))])
      guard oldest > 1 else { return }
      for entity in entities {
        try connection.execute(
          "DELETE FROM \(quoted(entity + "_before")) WHERE seq < ?", [.integer(oldest)])
      }
      try connection.execute("DELETE FROM journal WHERE seq < ?", [.integer(oldest)])
      try connection.execute(
        """
        DELETE FROM change_group WHERE last_seq < ?1 AND NOT EXISTS
          (SELECT 1 FROM change_group AS newer
           WHERE newer.id = change_group.latest AND newer.first_seq >= ?1)
        """, [.integer(oldest)])
      // What was forgotten before stays forgotten: an old group may have outlived it.
      try connection.execute(
        "UPDATE store_state SET pruned_through = max(pruned_through, ?)", [.integer(oldest - 1)])
    }
    didCommit()
  }
}
