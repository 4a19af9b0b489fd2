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
    try transaction.execute(table.sql)
    for trigger in firstTriggers { try transaction.execute(trigger) }
    try transaction.execute(
      "INSERT INTO student_search (rowid, words) SELECT id, \(words("student")) FROM student")
  }

  /// Has rows that come pass the index by while a transaction says so.
  static func letRowsWait(in transaction: borrowing Transaction) throws {
    try transaction.execute("DROP TRIGGER student_search_insert")
    try transaction.execute(insertTrigger(place: "new.id"))
  }

  /// Has the index follow the order of the list.
  static func followOrder(in transaction: borrowing Transaction) throws {
    try transaction.execute(SearchRuns.table.sql)
    for trigger in triggers {
      try transaction.execute("DROP TRIGGER \(trigger.name)")
      try transaction.execute(trigger.sql)
    }
  }

  /// Has the index gather 128 KiB of words before it writes them, in place of 1 MiB.
  ///
  /// It writes them, too, before each row that does not come after the last one, and goes
  /// through all the room that it ever gathered in: after 100,000 students were imported,
  /// 0.3 ms for a row, and 0.06 ms like this. To fill it takes as long as before.
  static func gatherLittle(in transaction: borrowing Transaction) throws {
    try transaction.execute(
      "INSERT INTO student_search (student_search, rank) VALUES ('hashsize', 131072)")
  }

  /// Runs `body`, which makes all keys anew, then makes the index in their order.
  ///
  /// To follow each row would take several times as long.
  static func makeAnew(
    in transaction: borrowing Transaction, after body: () throws -> Void
  ) throws {
    try transaction.execute("DROP TRIGGER student_search_update")
    try body()
    try transaction.execute(updateTrigger)
    try SearchRuns.make(in: transaction)
  }

  /// Puts rows with ids above one into the index.
  static func fill(in transaction: borrowing Transaction, after id: RowID = 0) throws {
    try transaction.execute(fillSQL(of: "student_search"), [.integer(id)])
  }

  /// Puts rows with ids above one, which is the argument, into an index of words.
  static func fillSQL(of index: String) -> String {
    """
    INSERT INTO \(index) (rowid, words)
    SELECT entry.place, \(words("student")) FROM (
      SELECT \(SearchRuns.place(of: "student")) AS place FROM student WHERE id > ?
      ORDER BY 1 LIMIT -1
    ) AS entry CROSS JOIN student ON student.id = \(SearchRuns.id(at: "entry.place"))
    """
  }

  /// Takes all rows out.
  static func empty(in transaction: borrowing Transaction) throws {
    try transaction.execute("INSERT INTO student_search (student_search) VALUES ('delete-all')")
  }

  /// The rows that have a word with each of these beginnings, in runs of the order; nil
  /// when the index cannot say.
  static func candidates(beginnings: [String]) -> (sql: String, match: String)? {
    let prefixes = beginnings.compactMap { beginning -> String? in
      let word = beginning.unicodeScalars.prefix { $0.value > 0x20 && $0.value != 0x7f }
      guard !word.isEmpty else { return nil }
      let parts = String(word).split(separator: "\"", omittingEmptySubsequences: false)
      return "\"" + parts.joined(separator: "\"\"") + "\"*"
    }
    guard !prefixes.isEmpty else { return nil }
    return (candidatesSQL, prefixes.joined(separator: " AND "))
  }

  private static let candidatesSQL = """
    SELECT \(SearchRuns.id(at: "rowid")) AS id, \(SearchRuns.run(at: "rowid"))
    FROM student_search WHERE student_search MATCH ? ORDER BY rowid
    """

  /// Words are folded already, and stand after spaces; what is in them is up to
  /// `SearchText`.
  ///
  /// Beginnings of up to four characters have their rows listed, so that none needs
  /// the lists of many words to be merged: at 1,000,000 students that takes 40 ms.
  /// Where in a text a word stands is not kept.
  static let table = SchemaPart(
    kind: .table, name: "student_search", sql: tableSQL(named: "student_search"))

  /// Makes an index of words.
  static func tableSQL(named name: String) -> String {
    """
    CREATE VIRTUAL TABLE \(name) USING fts5(
      words, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4',
      tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_`{|}~'")
    """
  }

  /// The triggers of the second version of the file.
  private static let firstTriggers = [
    "CREATE TRIGGER student_search_insert AFTER INSERT ON student BEGIN \(add("new.id")) END",
    "CREATE TRIGGER student_search_delete AFTER DELETE ON student BEGIN \(remove("old.id")) END",
    """
    CREATE TRIGGER student_search_update AFTER UPDATE OF words, subject_words ON student
    WHEN \(words("old")) IS NOT \(words("new")) BEGIN \(remove("old.id")) \(add("new.id")) END
    """,
  ]

  private static func insertTrigger(place: String) -> String {
    """
    CREATE TRIGGER student_search_insert AFTER INSERT ON student
    WHEN NOT EXISTS (SELECT 1 FROM setting WHERE name = '\(Setting.searchWaits.rawValue)')
    BEGIN \(add(place)) END
    """
  }

  private static let updateTrigger = """
    CREATE TRIGGER student_search_update
    AFTER UPDATE OF words, subject_words, subject_key, number_key ON student
    WHEN \(words("old")) IS NOT \(words("new"))
      OR old.subject_key IS NOT new.subject_key OR old.number_key IS NOT new.number_key
    BEGIN \(remove(SearchRuns.place(of: "old"))) \(add(SearchRuns.place(of: "new"))) END
    """

  static let triggers = [
    trigger("insert", insertTrigger(place: SearchRuns.place(of: "new"))),
    trigger(
      "delete",
      """
      CREATE TRIGGER student_search_delete AFTER DELETE ON student
      BEGIN \(remove(SearchRuns.place(of: "old"))) END
      """),
    trigger("update", updateTrigger),
  ]

  private static func trigger(_ event: String, _ sql: String) -> SchemaPart {
    SchemaPart(kind: .trigger, name: "student_search_\(event)", sql: sql)
  }

  private static func add(_ place: String) -> String {
    "INSERT INTO student_search (rowid, words) VALUES (\(place), \(words("new")));"
  }

  private static func remove(_ place: String) -> String {
    """
    INSERT INTO student_search (student_search, rowid, words) \
    VALUES ('delete', \(place), \(words("old")));
    """
  }

  private static func words(_ row: String) -> String {
    "(ifnull(\(row).words, '') || ifnull(\(row).subject_words, ''))"
  }
}
