// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A roster file worked on by SQLite alone; its triggers and indexes do what they always do.
final class BareRoster {
  private let database: BareDatabase
  private let begin: BareStatement
  private let commit: BareStatement
  private let sections: BareStatement
  private let page: BareStatement

  init(path: String) {
    database = BareDatabase(path: path)
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA recursive_triggers = ON")
    begin = database.prepare("BEGIN IMMEDIATE")
    commit = database.prepare("COMMIT")
    sections = database.prepare("SELECT subject_key, count(*) FROM student GROUP BY subject_key")
    page = database.prepare(
      """
      SELECT id, name, number, subject, reading, note FROM student
      ORDER BY subject_key, number_key, id LIMIT 50
      """)
  }

  /// Reads all sections with their counts, and the first 50 students.
  func firstPage() {
    sections.run()
    page.run()
  }

  /// Runs a change in a transaction of its own.
  func change(_ statement: BareStatement, _ values: [DatabaseValue]) {
    begin.run()
    for (index, value) in zip((1 as Int32)..., values) { statement.bind(value, at: index) }
    statement.run()
    commit.run()
  }

  func prepare(_ sql: String) -> BareStatement { database.prepare(sql) }
}
