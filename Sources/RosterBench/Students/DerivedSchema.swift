// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The indexes of the students and the triggers on them, which cost much while millions
/// come.
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
  ///
  /// - Parameter hasWords: Whether the index of words is filled, which triggers keep in step.
  func make(in path: String, hasWords: Bool) {
    let database = BareDatabase(path: path)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("PRAGMA journal_mode = OFF")
    database.execute("PRAGMA cache_size = -262144")
    for part in parts { database.execute(part.sql) }
    if hasWords {
      database.execute(
        """
        INSERT INTO student_search (rowid, words)
        SELECT id, ifnull(words, '') || ifnull(subject_words, '') FROM student
        """)
    }
    database.execute("PRAGMA journal_mode = WAL")
  }
}
