// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// A store, several controllers over it, and random changes from all sides.
@MainActor
final class StressWorld {
  private let folder: TemporaryFolder
  private let store: Store
  private let secondStore: Store
  private let context: ViewContext
  private let stranger: Connection
  private var results: [WatchedResults] = []
  private var random: RandomSource
  private(set) var moveCount = 0

  init(seed: Int, isIndexed: Bool) async throws {
    let (folder, random) = (TemporaryFolder(), RandomSource(seed: seed))
    let store = try await openSampleStore(at: folder.database)
    try await store.write("Index") { transaction in
      if isIndexed { for sql in Sample.indexSQL { try transaction.execute(sql) } }
    }
    (self.folder, self.store, self.random) = (folder, store, random)
    secondStore = try await openSampleStore(at: folder.database)
    context = try ViewContext(store: store)
    stranger = try Connection.open(folder.database, .existing)
    // A section cache may be written at the same time.
    try stranger.executeScript("PRAGMA busy_timeout = 5000")
    for number in 0..<4 {
      results.append(
        try WatchedResults(Setup(&self.random), in: context, cacheName: "cache \(number)"))
    }
    context.onChange = { [unowned self] in checkMove() }
    context.onFailure = { Issue.record($0) }
  }

  func close() async {
    context.close()
    await store.close()
    await secondStore.close()
  }

  /// One transaction, and now and then something else, until it is shown.
  func step() async throws {
    if random.once(in: 12) { try regroup() }
    if random.once(in: 6) { try random.pick(results).fetchAgain() }
    try await change()
    // Now and then several commits share a move, or another setup comes in between.
    if random.once(in: 4) { return }
    if random.once(in: 10) { context.refresh(); try regroup() }
    try await settled(context, stranger)
  }

  private func checkMove() {
    moveCount += 1
    do {
      for result in results { try result.checkMove() }
    } catch {
      Issue.record(error)
    }
  }

  private func regroup() throws {
    let told = random.once(in: 2)
    let setup = Setup(&random)
    try random.pick(results).change(to: setup, told: told)
  }

  private func change() async throws {
    let ids = try stranger.values("SELECT id FROM sample").compactMap(\.first).compactMap {
      if case .integer(let id) = $0 { id } else { nil }
    }
    let changes = random.transaction(ids)
    switch random.below(20) {
    case 0..<10: try await write(changes, to: store)
    case 10..<12: try await write(changes, to: secondStore)
    case 12..<15: try writeAsStranger(changes)
    case 15: try await writeWithSavepoint(changes)
    case 16: try await giveUp(changes)
    case 17, 18: try await goBack()
    default: try await doUnusual(changes)
    }
  }

  private func write(_ changes: [RandomChange], to store: Store) async throws {
    try await store.write("Change") { transaction in
      for change in changes { try transaction.execute(change.sql, change.arguments) }
    }
  }

  private func writeAsStranger(_ changes: [RandomChange]) throws {
    try stranger.transaction {
      for change in changes { try stranger.execute(change.sql, change.arguments) }
    }
  }

  private func writeWithSavepoint(_ changes: [RandomChange]) async throws {
    try await store.write("Change") { transaction in
      for (index, change) in changes.enumerated() {
        try? transaction.savepoint {
          try transaction.execute(change.sql, change.arguments)
          if index % 2 == 0 { throw Abandoned() }
        }
      }
    }
  }

  private func giveUp(_ changes: [RandomChange]) async throws {
    await #expect(throws: Abandoned.self) {
      try await self.store.write("Change") { transaction in
        for change in changes { try transaction.execute(change.sql, change.arguments) }
        throw Abandoned()
      }
    }
  }

  private func goBack() async throws {
    do {
      _ = random.once(in: 3) ? try await store.redo() : try await store.undo()
    } catch is UndoError {
      // Someone else changed the same rows since.
    }
  }

  /// What leaves no trace in the journal, or takes it away.
  private func doUnusual(_ changes: [RandomChange]) async throws {
    switch random.below(5) {
    case 0: try await store.pruneHistory(keeping: random.below(5))
    case 1: try stranger.executeScript("VACUUM")
    case 2: try rebuildAsStranger(changes)
    case 3: try changeIndexesAsStranger(changes)
    default:
      try await store.writeWithoutUndo { transaction in
        try transaction.withoutJournal(of: Sample.self) {
          for change in changes { try transaction.execute(change.sql, change.arguments) }
        }
      }
    }
  }

  /// A tool that makes the table anew, whose triggers go with the old one.
  private func rebuildAsStranger(_ changes: [RandomChange]) throws {
    try stranger.transaction {
      try stranger.executeScript(
        """
        CREATE TABLE rebuilt (id INTEGER PRIMARY KEY AUTOINCREMENT, team, weight, note, hidden);
        INSERT INTO rebuilt SELECT id, team, weight, note, hidden FROM sample;
        DROP TABLE sample;
        ALTER TABLE rebuilt RENAME TO sample;
        """)
      if random.once(in: 2) {
        for sql in Sample.indexSQL { try stranger.executeScript(sql) }
      }
      for change in changes { try stranger.execute(change.sql, change.arguments) }
    }
  }

  /// A tool that drops some indexes and makes others.
  private func changeIndexesAsStranger(_ changes: [RandomChange]) throws {
    try stranger.transaction {
      for change in changes { try stranger.execute(change.sql, change.arguments) }
      for sql in Sample.indexSQL where random.once(in: 2) { try stranger.execute(sql) }
      for name in ["by_weight", "by_note", "by_team_weight"] where random.once(in: 3) {
        try stranger.executeScript("DROP INDEX IF EXISTS \(name)")
      }
    }
  }
}
