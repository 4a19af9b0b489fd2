// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// The tables of a roster file, as the steps that led to them.
///
/// The file's `user_version` says how many steps it has taken.
package struct Schema: Sendable {
  /// One change of the tables.
  ///
  /// Steps that were published stay as they are.
  typealias Step = @Sendable (borrowing Transaction) throws -> Void

  let steps: [Step]

  /// The schema that this program knows.
  package static let current = Schema(steps: [
    firstStep, searchStep, importStep, orderStep, gatherStep,
  ])

  package var version: Int { steps.count }

  /// The schema of an earlier version of the program.
  package func ofVersion(_ version: Int) -> Schema { Schema(steps: Array(steps.prefix(version))) }

  /// Says whose file it is: “Rost”.
  package static let applicationID: Int32 = 0x526f_7374

  /// Takes the steps that a file has not taken yet.
  ///
  /// - Throws: `RosterOpenError.newerVersion` when it has taken more.
  func migrate(_ transaction: borrowing Transaction) throws {
    let taken = try transaction.userVersion()
    guard taken <= version else { throw RosterOpenError.newerVersion(taken) }
    guard taken < version else { return }
    for step in steps[taken...] { try step(transaction) }
    try transaction.setUserVersion(version)
  }
}

extension Schema {
  private static let firstStep: Step = { transaction in
    try transaction.execute("PRAGMA application_id = \(applicationID)")
    try transaction.execute(
      "CREATE TABLE setting (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
    try transaction.execute(studentTable)
    for (name, columns) in indexes {
      try transaction.execute("CREATE INDEX student_by_\(name) ON student (\(columns))")
    }
    try transaction.execute(indexToKey.sql)
  }

  private static let indexToKey = SchemaPart(
    kind: .index, name: "student_to_key",
    sql: "CREATE INDEX student_to_key ON student (id) WHERE \(KeyUpkeep.condition)")

  /// What holds nothing that a person typed, and can be made anew.
  static let derived =
    [
      SchemaPart(
        kind: .index, name: "student_by_\(indexes[0].0)",
        sql: "CREATE INDEX student_by_\(indexes[0].0) ON student (\(indexes[0].1))"),
      indexToKey, SearchIndex.table, SearchRuns.table,
    ] + SearchIndex.triggers

  /// Keys may be missing in rows that another program wrote.
  private static let studentTable = """
    CREATE TABLE student (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      number TEXT NOT NULL DEFAULT '',
      subject TEXT NOT NULL DEFAULT '',
      reading TEXT,
      note TEXT NOT NULL DEFAULT '',
      name_key BLOB,
      family_key BLOB,
      number_key BLOB,
      subject_key BLOB,
      initial TEXT,
      initial_key BLOB,
      family_initial TEXT,
      family_initial_key BLOB,
      words TEXT,
      subject_words TEXT,
      key_version BLOB
    )
    """

  /// The second version indexes words.
  ///
  /// Of the orders it keeps only the index of the one that is shown first: each
  /// costs time with each change, so another is made when it is asked for.
  private static let searchStep: Step = { transaction in
    for (name, _) in indexes.dropFirst() {
      try transaction.execute("DROP INDEX IF EXISTS student_by_\(name)")
    }
    try SearchIndex.make(in: transaction)
  }

  /// In the third version an import fills the index of words at its end.
  private static let importStep: Step = { transaction in
    try SearchIndex.letRowsWait(in: transaction)
  }

  /// In the fourth version the index of words follows the order that is shown first.
  private static let orderStep: Step = { transaction in
    try SearchIndex.followOrder(in: transaction)
  }

  /// In the fifth version the index of words takes rows in any order at less cost.
  private static let gatherStep: Step = { transaction in
    try SearchIndex.gatherLittle(in: transaction)
  }

  /// One index for each way to group and sort; the id comes last by itself.
  private static let indexes = [
    ("subject_number", "subject_key, number_key"),
    ("subject_name", "subject_key, name_key"),
    ("subject_family", "subject_key, family_key"),
    ("initial_number", "initial_key, number_key"),
    ("initial_name", "initial_key, name_key"),
    ("initial_family", "family_initial_key, family_key"),
    ("number", "number_key"),
    ("name", "name_key"),
    ("family", "family_key"),
  ]
}
