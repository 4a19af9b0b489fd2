// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The triggers and the before-images of one entity's table.
struct EntityJournal {
  let table: String

  /// All columns of the table in the database, `id` first.
  let columns: [String]

  /// Reads the table's columns as the database has them.
  init(table: String, in connection: borrowing Connection) throws(DatabaseError) {
    self.table = table
    var columns: [String] = []
    try connection.query("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
      columns.append($0.text(at: 0) ?? "")
    }
    guard columns.contains("id") else {
      throw DatabaseError(code: 1, message: "table \(table) has no column id")
    }
    guard !columns.contains(where: { $0.lowercased() == "seq" }) else {
      throw DatabaseError(
        code: 1, message: "table \(table) has a column seq, a name that the journal needs itself")
    }
    self.columns = ["id"] + columns.filter { $0 != "id" }
  }

  /// The table that keeps values before an update or delete, by journal row.
  var beforeTable: String { quoted(table + "_before") }

  /// All columns but the id, quoted.
  var values: [String] { columns.dropFirst().map(quoted) }

  /// Makes what is missing or differs; writes nothing when all is in place.
  func install(in connection: borrowing Connection) throws(DatabaseError) {
    try installBeforeTable(in: connection)
    for (name, sql) in triggers {
      let present = try connection.text(
        "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?", [.text(name)])
      guard present != sql else { continue }
      try connection.executeScript("DROP TRIGGER IF EXISTS \(quoted(name)); \(sql)")
    }
  }

  /// Removes the triggers, so that changes go unseen until `install(in:)`.
  func removeTriggers(in connection: borrowing Connection) throws(DatabaseError) {
    for (name, _) in triggers {
      try connection.executeScript("DROP TRIGGER IF EXISTS \(quoted(name))")
    }
  }

  /// The columns have no declared types, so that each value stays as it is.
  private func installBeforeTable(in connection: borrowing Connection) throws(DatabaseError) {
    var present: Set<String> = []
    try connection.query("SELECT name FROM pragma_table_info(?)", [.text(table + "_before")]) {
      present.insert($0.text(at: 0) ?? "")
    }
    guard !present.isEmpty else {
      let list = columns.map(quoted).joined(separator: ", ")
      try connection.executeScript(
        "CREATE TABLE \(beforeTable) (seq INTEGER PRIMARY KEY, \(list))")
      // Another tool dropped it; undo would write NULL, or bring nothing back.
      return try connection.execute(
        """
        UPDATE change_group SET state = 'dropped'
        WHERE EXISTS (SELECT 1 FROM journal WHERE entity = ?)
        """, [.text(table)])
    }
    let missing = columns.filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    for column in missing {
      try connection.executeScript("ALTER TABLE \(beforeTable) ADD COLUMN \(quoted(column))")
    }
    // Images from before know nothing of the column; undo would write NULL into it.
    try connection.execute("UPDATE change_group SET state = 'dropped'")
  }
}

// MARK: - Triggers

extension EntityJournal {
  /// The triggers by name, as `sqlite_schema` repeats them.
  private var triggers: [(name: String, sql: String)] {
    let changed = values.map(isChanged).joined(separator: " OR ")
    return [
      trigger(
        "replace", "BEFORE INSERT",
        when: "EXISTS (SELECT 1 FROM \(quoted(table)) WHERE id = new.id)",
        write(.replace, "new.id")),
      trigger("insert", "AFTER INSERT", when: nil, write(.insert, "new.id")),
      trigger(
        "update", "AFTER UPDATE", when: changed.isEmpty ? "0" : changed,
        write(.update, "old.id") + keepImage),
      trigger("delete", "AFTER DELETE", when: nil, write(.delete, "old.id") + keepImage),
      trigger(
        "identity", "BEFORE UPDATE OF id", when: "old.id IS NOT new.id",
        "SELECT RAISE(ABORT, 'the id of a row never changes');"),
    ]
  }

  /// Whether a column's new value is another, to the last bit.
  ///
  /// The column's own collation may ignore case, and 1 and 1.0 compare as equal.
  private func isChanged(_ column: String) -> String {
    "old.\(column) IS NOT new.\(column) COLLATE BINARY"
      + " OR typeof(old.\(column)) <> typeof(new.\(column))"
  }

  private func trigger(
    _ name: String, _ event: String, when condition: String?, _ body: String
  ) -> (name: String, sql: String) {
    let full = "\(table)_journal_\(name)"
    let when = condition.map { " WHEN \($0)" } ?? ""
    return (
      full, "CREATE TRIGGER \(quoted(full)) \(event) ON \(quoted(table))\(when) BEGIN \(body) END"
    )
  }

  private func write(_ kind: JournalKind, _ id: String) -> String {
    let entity =
      "'"
      + table.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
    return """
      INSERT INTO journal (change_group, entity, row_id, kind) \
      VALUES ((SELECT open_group FROM store_state), \(entity), \(id), \(kind.rawValue));
      """
  }

  private var keepImage: String {
    let names = columns.map(quoted).joined(separator: ", ")
    let values = columns.map { "old." + quoted($0) }.joined(separator: ", ")
    return " INSERT INTO \(beforeTable) (seq, \(names)) VALUES (last_insert_rowid(), \(values));"
  }
}
