// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The indexes and triggers of the students, which cost much while millions come.
struct DerivedSchema {
  private let parts: [(type: String, name: String, sql: String)]

  /// Reads what a file has.
  init(in path: String) {
    parts = BareDatabase(path: path).texts(
      """
      SELECT type, name, sql FROM sqlite_schema
      WHERE tbl_name = 'student' AND type IN ('index', 'trigger') AND sql IS NOT NULL
      """
    ).map { ($0[0], $0[1], $0[2]) }
  }

  func drop(in path: String) {
    let database = BareDatabase(path: path)
    for part in parts { database.execute("DROP \(part.type) \(part.name)") }
  }

  /// Makes them again; nothing is kept if the machine stops in between.
  func make(in path: String) {
    let database = BareDatabase(path: path)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("PRAGMA journal_mode = OFF")
    database.execute("PRAGMA cache_size = -262144")
    for part in parts { database.execute(part.sql) }
    database.execute("PRAGMA journal_mode = WAL")
  }
}
