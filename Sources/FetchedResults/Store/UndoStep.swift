// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The change group that an undo or redo would take back.
struct UndoStep {
  /// The user's action.
  let root: Int64
  let name: String

  private let firstSeq: Int64
  private let lastSeq: Int64

  /// Finds the newest action that is done.
  static let undoSQL = step("done", "DESC")

  /// Finds the oldest action that is undone.
  static let redoSQL = step("undone", "ASC")

  /// Tells changes from the mere chance of one; what REPLACE really does is
  /// journalled as an insert as well.
  static let isChange = "kind <> \(JournalKind.replace.rawValue)"

  private static func step(_ state: String, _ direction: String) -> String {
    """
    SELECT action.id, action.name, latest.first_seq, latest.last_seq
    FROM change_group AS action JOIN change_group AS latest ON latest.id = action.latest
    WHERE action.state = '\(state)' ORDER BY action.id \(direction) LIMIT 1
    """
  }

  init?(_ sql: String, in connection: borrowing Connection) throws(DatabaseError) {
    let step = try connection.first(sql) {
      ($0.integer(at: 0), $0.text(at: 1) ?? "", $0.integer(at: 2), $0.integer(at: 3))
    }
    guard let step else { return nil }
    (root, name, firstSeq, lastSeq) = step
  }

  /// The rows it touches, each once.
  func rows(in connection: borrowing Connection) throws(DatabaseError) -> [RowReference] {
    try references(
      """
      SELECT entity, row_id FROM journal WHERE seq BETWEEN ? AND ? AND \(Self.isChange)
      GROUP BY entity, row_id ORDER BY min(seq)
      """, [.integer(firstSeq), .integer(lastSeq)], in: connection)
  }

  /// Rows that something else changed since and that still stand changed.
  ///
  /// An action's groups take one another back by turns, so an even number of
  /// them has no effect.
  func conflicts(in connection: borrowing Connection) throws(DatabaseError) -> [RowReference] {
    try references(
      """
      SELECT DISTINCT later.entity, later.row_id FROM journal AS later
      LEFT JOIN change_group AS its_group ON its_group.id = later.change_group
      WHERE later.seq > ?2 AND later.\(Self.isChange)
        AND (its_group.root IS NULL OR its_group.root NOT IN
          (SELECT root FROM change_group WHERE first_seq > ?2 AND root IS NOT NULL
           GROUP BY root HAVING count(*) % 2 = 0))
        AND (later.entity, later.row_id) IN
          (SELECT entity, row_id FROM journal
           WHERE seq BETWEEN ?1 AND ?2 AND \(Self.isChange))
      """, [.integer(firstSeq), .integer(lastSeq)], in: connection)
  }

  /// Its journal rows, the last first.
  func changes(in connection: borrowing Connection) throws(DatabaseError) -> [JournalChange] {
    var changes: [JournalChange] = []
    try connection.query(
      "SELECT seq, entity, row_id, kind FROM journal WHERE seq BETWEEN ? AND ? ORDER BY seq DESC",
      [.integer(firstSeq), .integer(lastSeq)]
    ) { statement in
      guard let kind = JournalKind(rawValue: statement.integer(at: 3)) else { return }
      let row = RowReference(entity: statement.text(at: 1) ?? "", id: statement.integer(at: 2))
      changes.append(JournalChange(seq: statement.integer(at: 0), row: row, kind: kind))
    }
    return changes
  }

  private func references(
    _ sql: String, _ arguments: [DatabaseValue], in connection: borrowing Connection
  ) throws(DatabaseError) -> [RowReference] {
    var rows: [RowReference] = []
    try connection.query(sql, arguments) {
      rows.append(RowReference(entity: $0.text(at: 0) ?? "", id: $0.integer(at: 1)))
    }
    return rows
  }
}

/// One row of the journal.
struct JournalChange {
  let seq: Int64
  let row: RowReference
  let kind: JournalKind

  /// What its inverse wants, by number: the journal row and the entity's row.
  var arguments: [DatabaseValue] { [.integer(seq), .integer(row.id)] }
}

extension EntityJournal {
  /// The statement that takes a change back; ?1 is its seq, ?2 the row's id.
  func inverse(of kind: JournalKind) -> String? {
    let list = values.joined(separator: ", ")
    let separator = values.isEmpty ? "" : ", "
    return switch kind {
    case .insert: "DELETE FROM \(quoted(table)) WHERE id = ?2 AND ?1 > 0"
    case .update where values.isEmpty: nil
    case .update:
      """
      UPDATE \(quoted(table)) SET (\(list)) = \
      (SELECT \(list) FROM \(beforeTable) WHERE seq = ?1) WHERE id = ?2
      """
    case .delete:
      """
      INSERT INTO \(quoted(table)) (id\(separator)\(list)) \
      SELECT id\(separator)\(list) FROM \(beforeTable) WHERE seq = ?1 AND id = ?2
      """
    case .replace: nil
    }
  }
}
