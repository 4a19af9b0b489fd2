// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension ViewContext {
  /// Has clients read ahead in the snapshot shown, with the idle reader on
  /// another thread.
  ///
  /// What is read is short, and a move waits for it.
  func readAhead() {
    guard !isClosed, !isMoving, !isReadingAhead, !isLeavingLog, !journalMayMiss,
      liveClients.contains(where: \.wantsReadAhead)
    else { return }
    isReadingAhead = true
    Task { await readAheadWhileIdle() }
  }

  private func readAheadWhileIdle() async {
    for _ in 0..<piecesAhead {
      guard !isClosed, !wantsMove, !isLeavingLog, let work = takeReadAhead(), await readAhead(work)
      else { break }
    }
    isReadingAhead = false
    moveIsAwaited.store(false, ordering: .relaxed)
    guard wantsMove else { return }
    wantsMove = false
    refresh()
  }

  private func takeReadAhead() -> BatchWork? {
    for client in liveClients {
      if let work = client.takeReadAhead() { return work }
    }
    return nil
  }

  /// Does one piece of work.
  ///
  /// What fails is left; it only saves time.
  ///
  /// - Returns: Whether it was done.
  private func readAhead(_ work: @escaping BatchWork) async -> Bool {
    do throws(DatabaseError) {
      guard try next?.begin(after: position) == position else {
        next?.end()
        wantsMove = true
        return false
      }
      let hand = try await lendNext(work)
      if !isClosed { next?.end() }
      hand?()
      return hand != nil
    } catch {
      if !isClosed { next?.end() }
      return false
    }
  }
}
