// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// A store with students, and one controller of which every batch is recorded.
@MainActor
final class ResultsWorld {
  let folder: TemporaryFolder
  let store: Store
  let context: ViewContext
  let controller: FetchedResultsController<Student>
  let recorder = Recorder<Student>()

  /// Students in sections by subject and in order of name, unless told otherwise.
  init(
    _ rows: String, sectionedBy: SectionKeyPath<Student>? = SectionKeyPath(Student.subject),
    _ request: FetchRequest<Student> = FetchRequest(sortDescriptors: [.ascending(Student.name)])
  ) async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    try await store.write("Begin") { transaction in
      for student in students(rows) { try transaction.insert(student) }
    }
    (self.folder, self.store) = (folder, store)
    context = try ViewContext(store: store)
    controller = FetchedResultsController(
      fetchRequest: request, context: context, sectionedBy: sectionedBy)
    controller.delegate = recorder
    try controller.performFetch()
  }

  /// What is shown, as `Art[1,2] Bio[3]`.
  var shown: String { ResultsShape(of: controller).description }

  /// Runs statements in one transaction and gives the events they led to.
  func commit(_ statements: String...) async throws -> [String] {
    try await store.write("Change") { transaction in
      for statement in statements { try transaction.execute(statement) }
    }
    try await settle()
    return recorder.takeEvents()
  }

  /// Waits until the newest commit is shown.
  func settle() async throws {
    try await settled(context, try Connection.stranger(to: folder.database))
  }
}

/// Waits until a context shows the newest commit, which another connection sees.
@MainActor
func settled(_ context: ViewContext, _ witness: borrowing Connection) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(120)
  while try context.values(journalState) != witness.values(journalState) {
    guard clock.now < deadline else {
      Issue.record("the newest commit was never shown")
      return
    }
    context.refresh()
    await Task.yield()
  }
}

private let journalState = """
  SELECT ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0), epoch, pruned_through,
    schema_version
  FROM store_state, pragma_schema_version
  """

extension Connection {
  /// Another connection to a file that exists.
  ///
  /// It waits where the store writes at that moment, as to mend the journal.
  static func stranger(to path: String) throws -> Connection {
    let stranger = try Connection.open(path, .existing)
    try stranger.executeScript("PRAGMA busy_timeout = 5000")
    return stranger
  }

  /// All rows of a query.
  func values(_ sql: String, _ arguments: [DatabaseValue] = []) throws -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    try query(sql, arguments) { rows.append($0.values()) }
    return rows
  }
}
