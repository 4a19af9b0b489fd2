// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension ViewContext {
  /// Finds out on the main thread what becomes of each client's results.
  func prepareNow(
    _ clients: [any SnapshotClient], _ changed: ChangedIDs
  ) throws(DatabaseError) {
    for client in clients {
      client.beginMove()
      try client.collectOldRows(try idsToCompare(client, changed), from: current.connection)
      if let work = client.takeBatchWork() { try next?.read(work)() }
    }
  }

  /// The rows that a client must compare.
  func idsToCompare(
    _ client: any SnapshotClient, _ changed: ChangedIDs
  ) throws(DatabaseError) -> [RowID] {
    switch changed {
    case .some(let changed):
      let own = changed[client.entityName] ?? []
      // A related row may hang on other rows now than it did.
      var related = try client.relatedIDs(of: changed, atMost: .max, in: current.connection)
      try next?.read { next throws(DatabaseError) in
        related.formUnion(try client.relatedIDs(of: changed, atMost: .max, in: next))
      }
      return related.isEmpty ? own : Array(related.union(own))
    case .all:
      try client.prepareForAnotherSchema(from: current.connection)
      // One that matches in neither snapshot cannot matter.
      var ids = try client.allIDs(in: current.connection)
      try next?.read { next throws(DatabaseError) in
        ids.formUnion(try client.allIDs(in: next))
      }
      return Array(ids)
    }
  }
}
