// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension ViewContext {
  /// More journal rows, or rows that hang on them, are worked on off the main thread.
  private static let largeMove = 200

  /// As are moves for which more rows may have to be gone through to find places.
  private static let farMove = 200_000

  /// Looks for commits by anyone and moves to the newest snapshot.
  ///
  /// A commit of the own store leads here by itself; call it to look for
  /// changes by other processes, as when the window gets the focus. Delegates
  /// are told before it returns, unless much changed: then the work is done in
  /// the background and what is shown stays as it is until then. A failure goes
  /// to `onFailure`.
  ///
  /// - Complexity: Some 10 µs when nothing happened; else O(changed rows) for each
  ///   controller.
  public func refresh() {
    guard !isClosed else { return }
    guard !isMoving && !isReadingAhead else {
      wantsMove = true
      moveIsAwaited.store(isReadingAhead, ordering: .relaxed)
      return shortenLogIfLong()
    }
    isMoving = true
    do {
      try move()
    } catch {
      fail(error)
    }
  }

  /// Shows what the own store committed, as `refresh()` does, where that is not shown.
  ///
  /// It does not look for changes by other processes.
  package func catchUp() {
    if shownCommits < store.commitNotice.count { refresh() }
  }

  /// Runs `body` when all commits that were found are shown: at once, unless a
  /// large change is still being worked on in the background.
  ///
  /// After a move that failed it waits for one that succeeds. It is not run when the
  /// context is closed before. All delegates were told by then, so it may change a
  /// request.
  public func whenCaughtUp(_ body: @escaping () -> Void) {
    waiting.append(body)
    runWaiting()
  }

  /// Runs what waits, until one of those who waited finds more to be shown.
  private func runWaiting() {
    while !isMoving, !wantsMove, moveFailure == nil, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func move() throws(DatabaseError) {
    guard let position = try beginNext() else { return }
    guard position != self.position || journalMayMiss else {
      // What no journal observes may have changed, so the newer snapshot counts.
      moveFailure = nil
      exchangeReaders()
      next?.end()
      return endMove()
    }
    mendJournalIfNeeded(position)
    guard isSmall(position) else { return moveLater(position) }
    let changed = try next?.read { next throws(DatabaseError) in
      try ChangedIDs(since: self.position, through: position, in: next)
    }
    guard let changed else { return }
    guard try hasFewDependants(changed) else { return moveLater(position) }
    try prepareNow(liveClients, changed)
    try switchOver(to: position, changed)
  }

  private func moveLater(_ position: JournalPosition) {
    Task { await moveInBackground(position) }
  }

  private func isSmall(_ position: JournalPosition) -> Bool {
    let changes = position.seq - self.position.seq
    guard !journalMayMiss, position.isComplete(since: self.position),
      changes <= Int64(Self.largeMove)
    else {
      return false
    }
    let clients = liveClients
    let reach = changes == 0 ? Int.max : Self.farMove / Int(changes)
    guard clients.contains(where: { $0.hasPlaces(fartherThan: reach) }) else { return true }
    for client in clients { client.wantNearerPlaces() }
    return false
  }

  /// Whether few rows of the results may look different because related rows changed.
  ///
  /// Rows that came to hang on them only now were changed themselves, so there are few.
  private func hasFewDependants(_ changed: ChangedIDs) throws(DatabaseError) -> Bool {
    guard case .some(let changed) = changed else { return false }
    var count = 0
    for client in liveClients {
      count += try client.relatedIDs(
        of: changed, atMost: Self.largeMove + 1, in: current.connection
      ).count
    }
    return count <= Self.largeMove
  }

  func endMove() {
    isMoving = false
    shortenLogIfLong()
    guard wantsMove else {
      runWaiting()
      return readAhead()
    }
    // In a turn of its own, so that cycles never nest.
    Task { [weak self] in
      self?.wantsMove = false
      self?.refresh()
    }
  }

  func fail(_ error: DatabaseError) {
    next?.end()
    announcing { for client in liveClients { client.abandonMove() } }
    guard error.kind == .busy else {
      if error != moveFailure {
        moveFailure = error
        onFailure?(error)
      }
      return endMove()
    }
    // Someone holds the file for a moment, as when it is closed elsewhere.
    isMoving = false
    wantsMove = true
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(20))
      self?.wantsMove = false
      self?.refresh()
    }
  }

  var liveClients: [any SnapshotClient] { clients.compactMap { $0.client } }
}
