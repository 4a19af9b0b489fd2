// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension ViewContext {
  /// Tells the delegates and shows the new snapshot.
  ///
  /// Nothing suspends in here.
  func switchOver(
    to position: JournalPosition, _ changed: ChangedIDs
  ) throws(DatabaseError) {
    try announceWill(changed)
    exchangeReaders()
    self.position = position
    (moveFailure, readFailures) = (nil, [])
    let clients = liveClients
    for client in clients { client.switchOver() }
    announcing { for client in clients { client.announceChanges() } }
    next?.end()
    onChange?()
    endMove()
  }

  /// Tells that results will change, until none is left that a delegate fetched
  /// meanwhile from the snapshot shown.
  private func announceWill(_ changed: ChangedIDs) throws(DatabaseError) {
    var untold = liveClients
    while !untold.isEmpty && !isClosed {
      announcing { for client in untold { client.announceWill() } }
      untold = isClosed ? [] : liveClients.filter { !$0.isReady }
      try prepareNow(untold, changed)
    }
  }

  /// Tells delegates something; meanwhile no request may change.
  func announcing(_ body: () -> Void) {
    isAnnouncing = true
    defer { isAnnouncing = false }
    body()
  }

  func exchangeReaders() {
    guard let reader = next.take() else { return }
    next = exchange(reader)
    shownCommits = nextCommits
  }

  private func exchange(_ reader: consuming SnapshotReader) -> SnapshotReader {
    swap(&reader, &current)
    return reader
  }
}
