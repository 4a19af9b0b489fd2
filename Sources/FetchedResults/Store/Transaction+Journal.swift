// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension Transaction {
  /// Changes rows of an entity without writing them to the journal.
  ///
  /// For what is derived from other columns, such as sort keys: undo does not
  /// see it. Controllers then compare the snapshots row by row.
  ///
  /// - Parameters:
  ///   - type: The entity whose triggers are taken away meanwhile.
  ///   - body: Makes the changes.
  /// - Throws: What `body` throws, or `DatabaseError`; then nothing of it is changed.
  /// - Complexity: What `body` costs; later O(n) for each controller of the entity.
  public func withoutJournal<Element: Entity>(
    of type: Element.Type, _ body: () throws -> Void
  ) throws {
    // A body that fails must not leave the table without its triggers.
    try connection.savepoint {
      let table = Element.table.name
      try EntityJournal(table: table, in: connection).removeTriggers(in: connection)
      try body()
      guard
        try connection.integer(
          "SELECT count(*) FROM sqlite_schema WHERE name = 'store_state'") > 0
      else { return }
      try EntityJournal(table: table, in: connection).install(in: connection)
      try connection.execute("UPDATE store_state SET epoch = epoch + 1")
    }
  }
}
