// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Where a snapshot stands in the journal.
package struct JournalPosition: Equatable, Sendable {
  /// The last journal row.
  let seq: Int64

  /// Raised when rows changed without a journal.
  let epoch: Int64

  /// Journal rows up to here are gone.
  let prunedThrough: Int64

  /// SQLite's own count of schema changes.
  let schemaVersion: Int64

  /// Schema versions that differ in nothing but indexes, the first and the last.
  private let alikeSchemas: [Int64]

  /// A place that was noted earlier.
  init(seq: Int64, epoch: Int64, schemaVersion: Int64) {
    (self.seq, self.epoch, self.schemaVersion) = (seq, epoch, schemaVersion)
    prunedThrough = 0
    alikeSchemas = []
  }

  /// Where the connection's snapshot stands.
  ///
  /// - Parameter last: Where an earlier one stood; what hangs on the schema alone is taken
  ///   from it when that is the same.
  init(in connection: borrowing Connection, after last: Self? = nil) throws(DatabaseError) {
    let state = try connection.first(
      """
      SELECT (SELECT seq FROM sqlite_sequence WHERE name = 'journal'), epoch, pruned_through
      FROM store_state
      """
    ) { ($0.integer(at: 0), $0.integer(at: 1), $0.integer(at: 2)) }
    (seq, epoch, prunedThrough) = state ?? (0, 0, 0)
    schemaVersion = try connection.integer("PRAGMA schema_version")
    if let last, last.schemaVersion == schemaVersion {
      alikeSchemas = last.alikeSchemas
    } else {
      alikeSchemas =
        try connection.first("SELECT since, through FROM index_schema") {
          [$0.integer(at: 0), $0.integer(at: 1)]
        } ?? []
    }
  }

  /// Whether the journal tells all that changed from an earlier snapshot to this.
  func isComplete(since old: Self) -> Bool {
    epoch == old.epoch && hasTables(of: old) && prunedThrough <= old.seq && seq >= old.seq
  }

  /// Whether the tables and triggers are those of an earlier snapshot.
  func hasTables(of old: Self) -> Bool {
    guard schemaVersion != old.schemaVersion else { return true }
    guard let first = alikeSchemas.first, let last = alikeSchemas.last else { return false }
    return first <= old.schemaVersion && schemaVersion <= last
  }
}

/// The rows that may have changed between two snapshots.
enum ChangedIDs: Sendable {
  /// By the name of the entity's table.
  case some([String: [RowID]])

  /// The journal cannot say: any row of any entity.
  case all

  /// Reads the journal in the new snapshot.
  init(
    since old: JournalPosition, through new: JournalPosition, in next: borrowing Connection
  ) throws(DatabaseError) {
    guard new.isComplete(since: old) else {
      self = .all
      return
    }
    var seen: [String: Set<RowID>] = [:]
    try next.query("SELECT entity, row_id FROM journal WHERE seq > ?", [.integer(old.seq)]) {
      seen[$0.text(at: 0) ?? "", default: []].insert($0.integer(at: 1))
    }
    self = .some(seen.mapValues(Array.init))
  }
}
