// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension RosterDatabase {
  /// Forgets all but the last steps of undo, so that the file does not grow without end.
  ///
  /// - Throws: `DatabaseError`; then nothing is forgotten.
  /// - Complexity: O(changes) that are forgotten.
  package func forgetHistory(keeping steps: Int) async throws {
    try await store.pruneHistory(keeping: steps)
    context.refresh()
  }
}
