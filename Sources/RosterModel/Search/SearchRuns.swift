// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// The order of the list, by subject and number, in runs of some tens of students.
///
/// The index of words gives what it finds by run, so that a search finds the first page
/// in the first runs, however many students are found in all. A student's run follows
/// from the keys alone: it is that of the last student at or before it who begins one.
/// Whatever comes or goes, runs stay in order. They only become longer.
enum SearchRuns {
  static let table = SchemaPart(
    kind: .table, name: "student_search_run",
    sql: """
      CREATE TABLE student_search_run (
        subject_key, number_key, run INTEGER NOT NULL, PRIMARY KEY (subject_key, number_key)
      ) WITHOUT ROWID
      """)

  /// How many students a run has when it is made.
  private static let length = 64

  /// So many bits of a row in the index are the student's id; those above are the run.
  private static let idBits = 40

  /// Where a row of students stands in the index.
  ///
  /// Ranges of two columns in one comparison would be gone through from the section's
  /// end. The two comparisons cost a microsecond.
  static func place(of row: String) -> String {
    """
    ((ifnull(
      (SELECT run FROM student_search_run
       WHERE subject_key = \(row).subject_key AND number_key <= \(row).number_key
       ORDER BY number_key DESC LIMIT 1), ifnull(
      (SELECT run FROM student_search_run WHERE subject_key < \(row).subject_key
       ORDER BY subject_key DESC, number_key DESC LIMIT 1), 0)) << \(idBits)) + \(row).id)
    """
  }

  static func id(at place: String) -> String { "(\(place) & \(1 << idBits - 1))" }

  static func run(at place: String) -> String { "(\(place) >> \(idBits))" }

  /// Makes all runs anew when there are half as many as there should be.
  ///
  /// Costs some microseconds for each student then, else a count of the runs; where many
  /// students were deleted, one of the students.
  static func makeIfTooLong(in transaction: borrowing Transaction) throws {
    func number(_ sql: String) throws -> Int64 {
      Int64(databaseValue: try transaction.values(sql)[0][0]) ?? 0
    }
    let most = Int64(2 * length) * (try number("SELECT count(*) FROM student_search_run") + 1)
    // No id is used twice, so there are not more students than the last one says.
    guard try number("SELECT max(id) FROM student") > most,
      try number("SELECT count(*) FROM student") > most
    else { return }
    try make(in: transaction)
  }

  /// Makes all runs anew, and the index in their order.
  static func make(in transaction: borrowing Transaction) throws {
    try SearchIndex.empty(in: transaction)
    try SearchIndex.gatherLittle(in: transaction)
    try transaction.execute("DELETE FROM student_search_run")
    try transaction.execute(
      """
      INSERT OR IGNORE INTO student_search_run
      SELECT subject_key, number_key, number / \(length) FROM (
        SELECT subject_key, number_key,
          row_number() OVER (ORDER BY subject_key, number_key, id) AS number FROM student)
      WHERE number % \(length) = 0 AND subject_key IS NOT NULL AND number_key IS NOT NULL
      """)
    try SearchIndex.fill(in: transaction)
  }
}

extension RosterDatabase {
  /// Sees that the first page of a search is found fast, away from the main actor.
  ///
  /// Call it when a roster was opened and when many students came. It does something
  /// after their number has doubled: for 100,000 students it takes half a second, in
  /// which other changes wait. Without it, searches find the same.
  package func keepSearchFast() async throws {
    try await store.writeWithoutUndo { try SearchRuns.makeIfTooLong(in: $0) }
  }
}
