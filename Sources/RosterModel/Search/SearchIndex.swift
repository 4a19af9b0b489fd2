// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// The index of the beginnings of words, in the file.
///
/// Triggers keep it in step with the stored words, whoever changes them, undo too.
/// It is only asked which rows to look at: their words decide (`SearchTerms`).
enum SearchIndex {
  /// Makes the index of what is stored.
  static func make(in transaction: borrowing Transaction) throws {
    try transaction.execute(table)
    for trigger in triggers { try transaction.execute(trigger) }
    try fill(in: transaction, after: 0)
  }

  /// Puts rows with ids above one into the index.
  static func fill(in transaction: borrowing Transaction, after id: RowID) throws {
    try transaction.execute(
      """
      INSERT INTO student_search (rowid, words)
      SELECT id, \(words("student")) FROM student WHERE id > ?
      """, [.integer(id)])
  }

  /// The rows that have a word with each of these beginnings; nil when the index
  /// cannot say.
  static func candidates(beginnings: [String]) -> (sql: String, match: String)? {
    let prefixes = beginnings.compactMap { beginning -> String? in
      let word = beginning.unicodeScalars.prefix { $0.value > 0x20 && $0.value != 0x7f }
      guard !word.isEmpty else { return nil }
      return "\"" + String(word).replacing("\"", with: "\"\"") + "\"*"
    }
    guard !prefixes.isEmpty else { return nil }
    return (
      "SELECT rowid AS id FROM student_search WHERE student_search MATCH ?",
      prefixes.joined(separator: " AND ")
    )
  }

  /// Words are folded already, and stand after spaces; what is in them is up to
  /// `SearchText`.
  ///
  /// Beginnings of up to four characters have their rows listed, so that none needs
  /// the lists of many words to be merged: at 1,000,000 students that takes 40 ms.
  /// Where in a text a word stands is not kept.
  private static let table = """
    CREATE VIRTUAL TABLE student_search USING fts5(
      words, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4',
      tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_`{|}~'")
    """

  /// Has rows that come pass the index by while a transaction says so.
  static func letRowsWait(in transaction: borrowing Transaction) throws {
    try transaction.execute("DROP TRIGGER student_search_insert")
    try transaction.execute(insertTrigger)
  }

  private static let insertTrigger = """
    CREATE TRIGGER student_search_insert AFTER INSERT ON student
    WHEN NOT EXISTS (SELECT 1 FROM setting WHERE name = '\(Setting.searchWaits.rawValue)')
    BEGIN \(add) END
    """

  private static let triggers = [
    insertTrigger,
    "CREATE TRIGGER student_search_delete AFTER DELETE ON student BEGIN \(remove) END",
    """
    CREATE TRIGGER student_search_update AFTER UPDATE OF words, subject_words ON student
    WHEN \(words("old")) IS NOT \(words("new")) BEGIN \(remove) \(add) END
    """,
  ]

  private static let add =
    "INSERT INTO student_search (rowid, words) VALUES (new.id, \(words("new")));"

  private static let remove = """
    INSERT INTO student_search (student_search, rowid, words) \
    VALUES ('delete', old.id, \(words("old")));
    """

  private static func words(_ row: String) -> String {
    "(ifnull(\(row).words, '') || ifnull(\(row).subject_words, ''))"
  }
}
