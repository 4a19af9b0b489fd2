// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Whether the index of words holds each word of each student, in the right place.
///
/// Words of nobody do no harm: the words of a student decide. Another tool’s REPLACE leaves
/// some, for it deletes without a trigger.
///
/// A second index is made in memory from what is stored, by SQLite itself, and the two
/// are compared word by word.
enum WordCheck {
  /// - Complexity: O(words), in time and in memory.
  static func faults(_ transaction: borrowing Transaction) throws(DatabaseError) -> [String] {
    do throws(DatabaseError) {
      try transaction.execute(
        "INSERT INTO student_search (student_search) VALUES ('integrity-check')")
      return try differences(transaction)
    } catch  where error.kind == .corrupt {
      return [error.message]
    }
  }

  /// Makes the index anew; one that is damaged is not read for that.
  static func mend(_ transaction: borrowing Transaction) throws {
    try transaction.execute("DROP TABLE student_search")
    try transaction.execute(SearchIndex.table.sql)
    try SearchRuns.make(in: transaction)
  }

  private static func differences(
    _ transaction: borrowing Transaction
  ) throws(DatabaseError) -> [String] {
    try transaction.execute(SearchIndex.tableSQL(named: "temp.right_search"))
    try transaction.execute(SearchIndex.fillSQL(of: "temp.right_search"), [.integer(.min)])
    for name in ["student", "right"] {
      let database = name == "student" ? "main" : "temp"
      try transaction.execute(
        """
        CREATE VIRTUAL TABLE temp.\(name)_words
        USING fts5vocab('\(database)', '\(name)_search', 'instance')
        """)
    }
    var faults: [String] = []
    let missing = try count("right_words", without: "student_words", transaction)
    if missing > 0 { faults.append("\(missing) words are missing") }
    let left = try count("student_words", without: "right_words", transaction)
    if left > 0 { faults.append("\(left) words stand for nobody") }
    for name in ["student_words", "right_words", "right_search"] {
      try transaction.execute("DROP TABLE temp.\(name)")
    }
    return faults
  }

  private static func count(
    _ words: String, without others: String, _ transaction: borrowing Transaction
  ) throws(DatabaseError) -> Int64 {
    let rows = try transaction.values(
      """
      SELECT count(*) FROM
        (SELECT term, doc FROM temp.\(words) EXCEPT SELECT term, doc FROM temp.\(others))
      """)
    return Int64(databaseValue: rows[0][0]) ?? 0
  }
}
