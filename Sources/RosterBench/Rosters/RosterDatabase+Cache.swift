// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

extension RosterDatabase {
  /// Waits until the store has written what it keeps of the sections under a name.
  func untilCacheIsKept(_ name: String) async throws {
    let sql = "SELECT 1 FROM section_cache WHERE name = ?"
    while try await store.writeWithoutUndo({ try $0.values(sql, [.text(name)]) }).isEmpty {
      await Task.yield()
    }
  }
}
