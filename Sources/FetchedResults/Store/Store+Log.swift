// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension Store {
  /// The length of the write-ahead log, in pages, from which it is written back.
  private static let longLog = 1000

  /// Writes a long log back into the file, or asks for it when readers must
  /// move first.
  func keepLogShort() {
    guard connection.logPageCount > Self.longLog else { return }
    if readerCount.load(ordering: .relaxed) > 0 {
      logIsLong.store(true, ordering: .relaxed)
    } else {
      sealLog()
      checkpoint()
    }
  }

  /// Closes the view contexts that are still open, writes the log back and closes
  /// the file.
  ///
  /// Later calls throw. Readers go before the writer, because the last connection
  /// to be closed takes the log away, which only the writer can do.
  public func close() async {
    await viewContexts.close()
    saveLastCaches()
    sealLog()
    checkpoint()
    connection.close()
    commitNotice.end()
  }

  /// Writes the log back and takes the readers off it, so that it starts over.
  ///
  /// Writes wait until it is done, because one in between would keep the log
  /// going. That takes two turns of the main actor.
  func shortenLog(_ moveReaders: @escaping @MainActor @Sendable () async -> Void) async {
    guard shortening == nil else { return }
    let task = Task {
      defer { shortening = nil }
      sealLog()
      // The log is written back as far as the readers have come.
      await moveReaders()
      checkpoint()
      await moveReaders()
    }
    shortening = task
    await task.value
  }

  /// Waits while the log is made to start over.
  func letLogStartOver() async {
    while let shortening { await shortening.value }
  }

  /// Counts a change in the file’s head, the last of this log and greater than any before.
  ///
  /// A part of the log is known then not to belong to the file into which all was written.
  /// Without it nothing is worse than in any other database, so nobody waits for a lock.
  private func sealLog() {
    guard connection.logPageCount > 0 else { return }
    try? connection.executeScript("PRAGMA busy_timeout = 0")
    defer { connection.waitForLocks(by: lockWait) }
    // The count goes on when the page is read again.
    try? connection.execute("PRAGMA shrink_memory")
    try? connection.transaction { try connection.countChange() }
  }

  /// Writes the log back as far as readers allow, without waiting for them, and
  /// gives back the memory of pages that are written.
  ///
  /// A failure leaves it to the next time.
  private func checkpoint() {
    try? connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    try? connection.execute("PRAGMA shrink_memory")
    isLogNew = true
  }
}
