// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import SQLite

extension Transaction {
  /// What in the journal does not fit itself or an entity's rows: nothing, unless another
  /// tool wrote into it or the file is damaged.
  ///
  /// - Returns: A line for each kind of fault, in English, for a log.
  /// - Throws: `DatabaseError` when the journal cannot be read.
  /// - Complexity: O(journal log journal).
  package func journalFaults<Element: Entity>(
    of type: Element.Type
  ) throws(DatabaseError) -> [String] {
    var faults: [String] = []
    for rule in JournalRule.all(of: Element.table.name) {
      let count = try connection.integer(rule.broken, rule.arguments)
      if count > 0 { faults.append("\(count) \(rule.name)") }
    }
    return faults
  }

  /// Empties the journal, so that it is sound again.
  ///
  /// No step of undo remains, and results compare their snapshots. No number is used
  /// twice.
  ///
  /// - Throws: `DatabaseError` when writing fails.
  package func beginJournalAnew<Element: Entity>(of type: Element.Type) throws(DatabaseError) {
    let table = Element.table.name
    for name in ["journal", "change_group"] { try raiseSequence(of: name, by: "max(rowid)") }
    try raiseSequence(of: table, by: "max(id)")
    try connection.executeScript(
      """
      DELETE FROM journal; DELETE FROM change_group; DELETE FROM \(quoted(table + "_before"));
      INSERT OR IGNORE INTO store_state VALUES (1, 0, 0, NULL);
      UPDATE store_state SET epoch = epoch + 1, open_group = NULL, pruned_through =
        ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0);
      """)
    try SectionCache.delete(nil, in: connection)
  }

  /// Sees that AUTOINCREMENT goes on after the largest number that is there.
  private func raiseSequence(of table: String, by number: String) throws(DatabaseError) {
    let name: [DatabaseValue] = [.text(table)]
    try connection.execute(
      """
      INSERT INTO sqlite_sequence (name, seq)
      SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
      """, name)
    try connection.execute(
      """
      UPDATE sqlite_sequence
      SET seq = max(seq, ifnull((SELECT \(number) FROM \(quoted(table))), 0)) WHERE name = ?1
      """, name)
  }
}

/// What always holds of the journal.
private struct JournalRule {
  let name: String

  /// Counts what breaks the rule.
  let broken: String
  var arguments: [DatabaseValue] = []

  static func all(of table: String) -> [Self] {
    rulesOfNumbers(table) + rulesOfGroups + rulesOfRows(table)
  }

  private static func rulesOfNumbers(_ table: String) -> [Self] {
    func rule(_ table: String, _ number: String) -> Self {
      Self(
        name: "numbers that \(table) would use again",
        broken: """
          SELECT count(*) FROM \(quoted(table)) WHERE \(number) >
            ifnull((SELECT max(seq) FROM sqlite_sequence WHERE name = ?), 0)
          """, arguments: [.text(table)])
    }
    return [
      rule("journal", "seq"), rule("change_group", "id"), rule(table, "id"),
      Self(
        name: "places where a group is left open",
        broken: "SELECT count(*) <> 1 OR count(open_group) > 0 FROM store_state"),
    ]
  }

  private static let rulesOfGroups = [
    Self(
      name: "changes whose group is not there",
      broken: """
        SELECT count(*) FROM journal AS change
        WHERE change_group IS NOT NULL AND \(UndoStep.isChange) AND NOT EXISTS (
          SELECT 1 FROM change_group AS its_group WHERE its_group.id = change.change_group
          AND change.seq BETWEEN its_group.first_seq AND its_group.last_seq)
        """),
    Self(
      name: "steps of undo without changes",
      broken: """
        SELECT count(*) FROM change_group AS action
        WHERE state IN ('done', 'undone') AND NOT EXISTS (
          SELECT 1 FROM change_group AS latest JOIN journal ON seq BETWEEN first_seq AND last_seq
          WHERE latest.id = action.latest)
        """),
  ]

  private static func rulesOfRows(_ table: String) -> [Self] {
    let (rows, before) = (quoted(table), quoted(table + "_before"))
    let entity: [DatabaseValue] = [.text(table)]
    let isGone = JournalKind.delete.rawValue
    return [
      Self(
        name: "changes without the row as it was",
        broken: """
          SELECT count(*) FROM journal AS change LEFT JOIN \(before) AS image USING (seq)
          WHERE entity = ? AND kind IN (\(JournalKind.update.rawValue), \(isGone))
          AND image.id IS NOT change.row_id
          """, arguments: entity),
      Self(
        name: "rows as they were without a change",
        broken: """
          SELECT count(*) FROM \(before) AS image WHERE NOT EXISTS (
            SELECT 1 FROM journal WHERE seq = image.seq AND entity = ?)
          """, arguments: entity),
      Self(
        name: "rows that came or went unseen",
        broken: """
          SELECT count(*) FROM (
            SELECT row_id, kind, max(seq) FROM journal
            WHERE entity = ? AND \(UndoStep.isChange) GROUP BY row_id) AS change
          LEFT JOIN \(rows) AS present ON present.id = change.row_id
          WHERE (change.kind = \(isGone)) <> (present.id IS NULL)
          """, arguments: entity),
      Self(
        name: "changes that cannot follow the one before",
        broken: """
          SELECT count(*) FROM (
            SELECT kind, lag(kind) OVER (PARTITION BY row_id ORDER BY seq) AS former
            FROM journal WHERE entity = ?)
          WHERE former = \(isGone) AND kind IN (\(JournalKind.update.rawValue), \(isGone))
          OR kind = \(JournalKind.insert.rawValue) AND former IN (
            \(JournalKind.insert.rawValue), \(JournalKind.update.rawValue))
          """, arguments: entity),
    ]
  }
}
