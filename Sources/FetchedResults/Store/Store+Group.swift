// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A change group while it is being written.
struct OpenGroup {
  let id: Int64
  let name: String

  /// The journal row that is its first, if anything is changed.
  let firstSeq: Int64
}

extension Store {
  /// Opens a change group, which the triggers write into each journal row.
  ///
  /// Its own row is written when it ends, with all that is known by then.
  func beginGroup(_ name: String) throws(DatabaseError) -> OpenGroup {
    let last = try connection.first(
      """
      SELECT max(iif(name = 'change_group', seq, 0)), max(iif(name = 'journal', seq, 0))
      FROM sqlite_sequence
      """
    ) { ($0.integer(at: 0), $0.integer(at: 1)) }
    let (group, seq) = last ?? (0, 0)
    let open = OpenGroup(id: group + 1, name: name, firstSeq: seq + 1)
    try connection.execute("UPDATE store_state SET open_group = ?", [.integer(open.id)])
    return open
  }

  /// Closes a change group inside its transaction, so that no one else's write
  /// lands in it.
  ///
  /// It becomes a step of undo, and what was undone can then not be redone. No group
  /// is kept when nothing was changed.
  func endGroup(_ group: OpenGroup) throws(DatabaseError) {
    guard try endGroup(group, root: group.id, state: "done"), try hasUndone() else { return }
    try connection.execute("UPDATE change_group SET state = 'dropped' WHERE state = 'undone'")
  }

  /// Closes a change group that is a step of its own, or takes one back.
  ///
  /// - Parameters:
  ///   - root: The group of the user's action.
  ///   - state: Where that stands; nil for a group that takes it back.
  /// - Returns: false, and no group is kept, when nothing was changed.
  func endGroup(
    _ group: OpenGroup, root: Int64, state: String? = nil
  ) throws(DatabaseError) -> Bool {
    try connection.execute("UPDATE store_state SET open_group = NULL")
    try connection.execute(
      """
      INSERT INTO change_group (id, name, root, first_seq, last_seq, state, latest)
      SELECT ?1, ?2, ?3, ?4, (SELECT seq FROM sqlite_sequence WHERE name = 'journal'),
        ?5, iif(?5 IS NULL, NULL, ?1)
      WHERE EXISTS (SELECT 1 FROM journal WHERE seq >= ?4 AND \(UndoStep.isChange))
      """,
      [
        .integer(group.id), .text(group.name), .integer(root), .integer(group.firstSeq),
        state.map { .text($0) } ?? .null,
      ])
    return connection.changeCount > 0
  }

  /// Whether there is something to be redone; to ask costs less than to change nothing.
  private func hasUndone() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT EXISTS (SELECT 1 FROM change_group WHERE state = 'undone')") > 0
  }
}
