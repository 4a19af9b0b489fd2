// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// A roster file worked on by SQLite alone; its triggers and indexes do what they always do.
final class BareRoster {
  private let database: BareDatabase
  private let begin: BareStatement
  private let commit: BareStatement
  private let sections: BareStatement
  private let page: BareStatement

  /// What is read of a student, as `Student` has it.
  static let values = "id, name, number, subject, reading, note"

  static let order = "ORDER BY subject_key, number_key, id"

  init(path: String, durability: Durability = .full) {
    database = BareDatabase(path: path)
    database.execute("PRAGMA synchronous = \(durability.rawValue)")
    database.execute("PRAGMA recursive_triggers = ON")
    begin = database.prepare("BEGIN IMMEDIATE")
    commit = database.prepare("COMMIT")
    sections = database.prepare("SELECT subject_key, count(*) FROM student GROUP BY subject_key")
    page = database.prepare("SELECT \(Self.values) FROM student \(Self.order) LIMIT 50")
  }

  /// Reads all sections with their counts.
  func countSections() { sections.run() }

  /// Reads the first 50 students.
  func firstRows() { page.run() }

  /// Reads all sections with their counts, and the first 50 students.
  func firstPage() {
    countSections()
    firstRows()
  }

  /// Runs a change in a transaction of its own.
  func change(_ statement: BareStatement, _ values: [DatabaseValue]) {
    begin.run()
    statement.bind(values)
    statement.run()
    commit.run()
  }

  /// Reads in one snapshot.
  func read(_ body: () -> Void) {
    database.execute("BEGIN")
    body()
    database.execute("COMMIT")
  }

  func prepare(_ sql: String) -> BareStatement { database.prepare(sql) }

  func execute(_ sql: String) { database.execute(sql) }
}
