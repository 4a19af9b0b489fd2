// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import SQLite

/// Who writes, and how.
extension StressWorld {
  /// Has someone commit these changes, or take something back.
  func change(_ changes: [RandomChange]) async throws {
    switch random.below(80) {
    case 0..<40: try await write(changes, to: store)
    case 40..<46: try await write(changes, to: secondStore)
    case 46..<60: try writeAsStranger(changes)
    case 60..<66: try await writeWithSavepoint(changes)
    case 66..<69: try await giveUp(changes)
    case 69..<79: try await goBack()
    default: try await doUnusual(changes)
    }
  }

  private func write(_ changes: [RandomChange], to store: Store) async throws {
    try await store.write("Change") { transaction in
      for change in changes { try transaction.execute(change.sql, change.arguments) }
    }
  }

  /// Another program, whose REPLACE deletes with a trigger or without.
  private func writeAsStranger(_ changes: [RandomChange]) throws {
    try stranger.executeScript("PRAGMA recursive_triggers = \(random.once(in: 2) ? "ON" : "OFF")")
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
    do {
      try await store.write("Change") { transaction in
        for change in changes { try transaction.execute(change.sql, change.arguments) }
        throw Abandoned()
      }
    } catch is Abandoned {
      // Nothing of it may be seen.
    }
  }

  private func goBack() async throws {
    do {
      for _ in 0..<1 + random.below(2) {
        let group = random.once(in: 3) ? try await store.redo() : try await store.undo()
        if group != nil { tally[.undo] += 1 }
      }
    } catch is UndoError {
      tally[.conflict] += 1
      // Someone else changed the same rows since.
    }
  }

  /// What leaves no trace in the journal, or takes it away.
  private func doUnusual(_ changes: [RandomChange]) async throws {
    switch random.below(6) {
    case 0, 1: try await store.pruneHistory(keeping: random.below(5))
    case 2: try stranger.executeScript("VACUUM")
    case 3: try rebuildAsStranger(changes)
    case 4: try changeIndexesAsStranger(changes)
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
        CREATE TABLE rebuilt
          (id INTEGER PRIMARY KEY AUTOINCREMENT, team, weight, note, hidden, club_id);
        INSERT INTO rebuilt SELECT * FROM sample;
        DROP TABLE sample;
        ALTER TABLE rebuilt RENAME TO sample;
        """)
      for sql in Sample.indexSQL where random.once(in: 2) { try stranger.executeScript(sql) }
      for change in changes { try stranger.execute(change.sql, change.arguments) }
    }
  }

  /// A tool that drops some indexes and makes others.
  private func changeIndexesAsStranger(_ changes: [RandomChange]) throws {
    try stranger.transaction {
      for change in changes { try stranger.execute(change.sql, change.arguments) }
      for name in ["by_weight", "by_note", "by_team_weight"] where random.once(in: 3) {
        try stranger.executeScript("DROP INDEX IF EXISTS \(name)")
      }
      for sql in Sample.indexSQL where random.once(in: 2) { try stranger.execute(sql) }
    }
  }
}

/// Why a transaction or a part of it is given up.
private struct Abandoned: Error {}
