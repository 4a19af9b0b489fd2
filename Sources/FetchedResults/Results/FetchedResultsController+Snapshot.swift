// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController: SnapshotClient {
  var entityName: String { Element.table.name }

  func ids(
    of changed: [String: [RowID]], in connection: borrowing Connection
  ) throws(DatabaseError) -> Set<RowID> {
    try state?.query.ids(of: changed, in: connection) ?? []
  }

  func allIDs(in current: borrowing Connection) throws(DatabaseError) -> Set<RowID> {
    var ids: Set<RowID> = []
    guard let query = state?.query else { return ids }
    try current.query(query.idsSQL, query.arguments) { ids.insert($0.integer(at: 1)) }
    return ids
  }

  var isReady: Bool {
    if case .ready = move { true } else { false }
  }

  func beginMove() {
    oldRows = [:]
    move = .collecting
  }

  func collectOldRows(
    _ ids: some Sequence<RowID>, from current: borrowing Connection
  ) throws(DatabaseError) {
    guard case .collecting = move, let query = state?.query else { return }
    for id in ids { oldRows[id] = try query.oldRow(id, in: current) }
  }

  func takeBatchWork() -> BatchWork? {
    guard case .collecting = move, let state, !oldRows.isEmpty else { return nil }
    let oldRows = oldRows
    self.oldRows = [:]
    move = .working
    return { [weak self] next throws(DatabaseError) in
      let batch = try state.batch(oldRows, next: next)
      return { self?.receive(batch) }
    }
  }

  /// Takes the outcome, unless the results were fetched since.
  private func receive(_ batch: ResultsBatch<Element>?) {
    if case .working = move { move = .ready(batch) }
  }

  func abandonMove() {
    oldRows = [:]
    move = .none
  }

  func announceWill() {
    guard case .ready(let batch?) = move, !batch.difference.isEmpty else { return }
    announceWillChange()
  }

  func switchOver() {
    guard case .ready(let batch?) = move else { return }
    state = batch.state
    loadedIDs = [:]
    for change in batch.difference.rowChanges { loaded[change.id] = nil }
  }

  func announceChanges() {
    let finished = move
    move = .none
    guard case .ready(let batch?) = finished, !batch.difference.isEmpty else { return }
    keepCache()
    announce(
      reportsSectionMoves
        ? batch.difference.joiningSectionMoves(old: batch.oldSections, new: batch.state.sections)
        : batch.difference)
  }

  func announceWillChange() {
    for listener in listeners { listener.controllerWillChangeContent(self) }
  }

  func announce(_ difference: ResultsDifference<Element>) {
    for listener in listeners {
      listener.controller(self, didChangeContentWith: difference)
      listener.controllerDidChangeContent(self)
    }
  }
}
