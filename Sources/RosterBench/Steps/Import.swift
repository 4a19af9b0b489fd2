// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ClassLists
internal import FetchedResults
internal import Gtk
internal import RosterModel
internal import SQLite

/// A class list read from its file, compared with an empty roster that is on show and taken
/// into it; beside bare inserts of the same rows into a table with the index of the order.
@MainActor
struct Import {
  let bench: Bench

  func run() async throws {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    var (shown, memory) = (Samples(), 0)
    for _ in 0..<3 {
      let ours = try await OurRoster(path: bench.scratch("import"))
      try ours.firstPage()
      let before = Memory.resident
      let start = ContinuousClock.now
      try await importList(into: ours.database)
      ourSamples.add(start.duration(to: .now))
      memory = max(memory, Memory.peak - before)
      await withCheckedContinuation { done in
        ours.database.context.whenCaughtUp { done.resume() }
      }
      shown.add(start.duration(to: .now))
      let bare = BareImport(of: bench.scratch("import"), into: bench.scratch("bare-import"))
      await ours.close()
      bareSamples.time { bare.run() }
      for name in ["import", "bare-import"] { bench.remove(name) }
    }
    Measurement(
      step: "import", rows: bench.rows, ours: ourSamples, bare: bareSamples,
      others: [("shown_us", shown.microseconds(quantile: 0.5)), ("import_kib", Double(memory))]
    ).report()
  }

  private func importList(into database: RosterDatabase) async throws {
    let bytes = try await File(path: bench.classList).contents()
    let plan = try await database.plan(
      try await ClassListReader.read(bytes, ReadingAnswers(language: "en")).table)
    guard case .done(let summary) = try await database.carryOut(plan, undoName: "Import list.csv")
    else { preconditionFailure("nobody else changes the roster") }
    precondition(summary.addedCount == bench.rows, "\(summary)")
  }
}

/// The rows of a roster, inserted by bare calls.
private final class BareImport {
  private let database: BareDatabase
  private var rows: [[DatabaseValue]] = []

  /// Reads what a roster holds and makes a table with its order.
  init(of roster: String, into path: String) {
    database = BareDatabase(path: path)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(
      """
      CREATE TABLE student (
        id INTEGER PRIMARY KEY, name TEXT, number TEXT, subject TEXT,
        number_key BLOB, subject_key BLOB)
      """)
    database.execute("CREATE INDEX student_order ON student (subject_key, number_key)")
    BareDatabase(path: roster).prepare(
      "SELECT name, number, subject, number_key, subject_key FROM student ORDER BY id"
    ).run { rows.append($0) }
  }

  /// Inserts all rows in one transaction.
  func run() {
    let insert = database.prepare(
      """
      INSERT INTO student (name, number, subject, number_key, subject_key)
      VALUES (?, ?, ?, ?, ?)
      """)
    database.execute("BEGIN IMMEDIATE")
    for row in rows {
      insert.bind(row)
      insert.run()
    }
    database.execute("COMMIT")
  }
}
