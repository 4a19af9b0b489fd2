// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension ViewContext {
  /// Takes the newest snapshot with the idle reader.
  func beginNext() throws(DatabaseError) -> JournalPosition? {
    nextCommits = store.commitNotice.count
    do throws(DatabaseError) {
      return try next?.begin(after: position)
    } catch {
      // Another tool may have dropped the tables that tell the position.
      if error.kind == .other, error != moveFailure || mendingFailed { mendJournal() }
      throw error
    }
  }

  /// Another tool may have rebuilt a table, and with it dropped the triggers.
  ///
  /// Mending is a commit, which leads here again; so a schema is mended once, unless that
  /// failed.
  func mendJournalIfNeeded(_ position: JournalPosition) {
    let isAnother =
      !position.hasTables(of: self.position) && position.schemaVersion != mendedSchema
    guard isAnother || mendingFailed else { return }
    mendedSchema = position.schemaVersion
    mendJournal()
  }

  /// Has the journal mended where the triggers are known to be in place only for
  /// another schema than the one that is shown.
  func requireJournal(for schema: Int64?) {
    if !isClosed && schema != position.schemaVersion { mendJournal() }
  }

  /// Has the journal mended; what fails is tried again by the next move or write.
  ///
  /// Until it is done, snapshots are compared row by row. When it makes triggers,
  /// the schema is another, so what came before is compared as well.
  private func mendJournal() {
    (journalMayMiss, mendingFailed) = (true, false)
    let schema = mendedSchema
    Task { [weak self, store] in
      let isMended = (try? await store.mendJournal()) != nil
      guard let self, mendedSchema == schema else { return }
      if isMended { journalMayMiss = false } else { mendingFailed = true }
    }
  }
}
