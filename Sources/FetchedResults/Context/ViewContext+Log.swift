// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Leaving the write-ahead log, so that it starts over.
extension ViewContext {
  /// So many milliseconds writes wait for readers that are away; then the log is
  /// shortened another time.
  private static let patience = 500

  /// Has a long log written back and takes the readers off it.
  ///
  /// Nothing is read ahead meanwhile: that would hold a snapshot in the log.
  func shortenLogIfLong() {
    guard !isLeavingLog, store.logIsLong.exchange(false, ordering: .relaxed) else { return }
    isLeavingLog = true
    Task { [weak self, store] in
      await store.shortenLog { await self?.moveWhenReadersAreBack() }
      self?.isLeavingLog = false
      self?.readAhead()
    }
  }

  private func moveWhenReadersAreBack() async {
    moveIsAwaited.store(isReadingAhead, ordering: .relaxed)
    var waited = 0
    while isReadingAhead || isMoving, !isClosed, waited < Self.patience {
      try? await Task.sleep(for: .milliseconds(1))
      waited += 1
    }
    refresh()
  }
}
