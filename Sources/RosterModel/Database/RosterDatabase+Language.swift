// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension RosterDatabase {
  /// Puts the students in the order of another language; it belongs to the file.
  ///
  /// It is no step of undo, and none is lost. The results show it soon after.
  ///
  /// - Parameter progress: Is told what part is done, from 0 to 1, on another thread.
  /// - Throws: `DatabaseError`; then the order is as it was.
  /// - Complexity: O(n) for n students, during which other changes wait.
  package func setLanguage(
    _ language: OrderLanguage, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws {
    let identifier = language.identifier
    // What is typed meanwhile waits for its turn behind this, with keys that fit.
    try await keys.use(identifier)
    do {
      try await store.writeWithoutUndo { transaction in
        try KeyUpkeep(transaction, language: identifier).run(transaction, progress: progress)
      }
    } catch {
      try await keys.use(self.language.identifier)
      throw error
    }
    self.language = language
    context.refresh()
  }

  /// Makes the keys of rows that come from before the language was changed.
  ///
  /// Where that fails, as on a full disk, they stand elsewhere until the next opening.
  func keyWhatCameBack() async {
    try? await store.writeWithoutUndo { transaction in
      guard try KeyUpkeep.isNeeded(transaction) else { return }
      try KeyUpkeep(transaction).run(transaction)
    }
  }
}
