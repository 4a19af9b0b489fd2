// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController: SnapshotClient {
  var entityName: String { Element.table.name }

  func relatedIDs(
    of changed: [String: [RowID]], atMost limit: Int, in connection: borrowing Connection
  ) throws(DatabaseError) -> Set<RowID> {
    try state?.query.relatedIDs(of: changed, atMost: limit, in: connection) ?? []
  }

  func allIDs(in connection: borrowing Connection) throws(DatabaseError) -> Set<RowID> {
    var ids: Set<RowID> = []
    guard let query = state?.query else { return ids }
    try connection.query(query.idsSQL, query.arguments) { ids.insert($0.integer(at: 1)) }
    return ids
  }

  var isReady: Bool {
    if case .ready = move { true } else { false }
  }

  func beginMove() {
    oldRows = [:]
    schemaMayDiffer = false
    move = .collecting
  }

  func prepareForAnotherSchema(
    from current: borrowing Connection
  ) throws(DatabaseError) {
    if let state { self.state = .compact(try state.compacted(in: current)) }
    schemaMayDiffer = true
  }

  func collectOldRows(
    _ ids: some Sequence<RowID>, from current: borrowing Connection
  ) throws(DatabaseError) {
    guard case .collecting = move, let query = state?.query else { return }
    for id in ids { oldRows[id] = try query.row(id, in: current) }
  }

  func takeBatchWork() -> BatchWork? {
    guard case .collecting = move, let state else { return nil }
    guard !oldRows.isEmpty || schemaMayDiffer else {
      move = .ready(nil)
      return nil
    }
    let oldRows = oldRows
    self.oldRows = [:]
    move = .working
    return { [weak self, schemaMayDiffer] next throws(DatabaseError) in
      var batch = try state.batch(oldRows, next: next)
      if schemaMayDiffer {
        batch = ResultsBatch(
          oldSections: state.sections,
          state: try (batch?.state ?? state).servedAnew(in: next),
          difference: batch?.difference ?? ResultsDifference())
      }
      return { [batch] in self?.receive(batch) }
    }
  }

  /// Takes the outcome, unless the results were fetched since.
  private func receive(_ batch: ResultsBatch<Element>?) {
    if case .working = move { move = .ready(batch) }
  }

  func abandonMove() {
    leaveMove()
    for listener in takeToldListeners() { listener.controllerDidChangeContent(self) }
  }

  /// Takes the results out of a move that is being prepared.
  func leaveMove() {
    oldRows = [:]
    move = .none
  }

  func announceWill() {
    guard case .ready(let batch?) = move else { return }
    assert(obeysReplayLaw(batch), "a difference does not turn old results into new")
    if !batch.difference.isEmpty { announceWillChange() }
  }

  /// Whether a batch does what it says, where an index serves results of at most 1,000
  /// rows.
  ///
  /// For assertions: all ids are read from both snapshots. Ids in order are held against
  /// the law when the batch is made.
  private func obeysReplayLaw(_ batch: ResultsBatch<Element>) -> Bool {
    guard case .sparse(let results) = state, max(numberOfObjects, batch.state.count) <= 1_000,
      let old = try? CompactResults(results.query, from: context.current.connection),
      let new = try? context.next?.read({ next throws(DatabaseError) in
        try CompactResults(results.query, from: next)
      })
    else { return true }
    return old.replays(batch.difference, to: new) && batch.state.keepsOnlyIDs(of: new)
  }

  func switchOver() {
    guard case .ready(let batch?) = move else { return }
    state = batch.state
    forgetIDs(beyond: context.idShare)
    recent = nil
    loadedIDs = [:]
    for change in batch.difference.rowChanges { loaded.remove(change.id) }
  }

  func announceChanges() {
    // Another's delegate may have fetched these results anew since.
    guard case .ready(let batch?) = move else { return abandonMove() }
    move = .none
    if !batch.difference.isEmpty { keepCache() }
    wantAnchors(where: batch.difference.rowChanges)
    announce(
      reportsSectionMoves
        ? batch.difference.joiningSectionMoves(old: batch.oldSections, new: batch.state.sections)
        : batch.difference)
  }

  func announceWillChange() {
    guard toldListeners.isEmpty else { return }
    toldListeners = listeners
    for listener in toldListeners { listener.controllerWillChangeContent(self) }
  }

  /// Tells a difference to those who were told that there will be one.
  func announce(_ difference: ResultsDifference<Element>) {
    for listener in takeToldListeners() {
      listener.controller(self, didChangeContentWith: difference)
      listener.controllerDidChangeContent(self)
    }
  }

  private func takeToldListeners() -> [any FetchedResultsControllerDelegate<Element>] {
    defer { toldListeners = [] }
    return toldListeners
  }
}
