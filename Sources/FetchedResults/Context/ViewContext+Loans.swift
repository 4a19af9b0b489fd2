// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

/// Readers that are away on other threads.
extension ViewContext {
  /// Whether no reader is away.
  var hasNoLoans: Bool { loans.withLock { $0.isEmpty } }

  /// A reader goes away.
  func begin(_ loan: Interrupter) { loans.withLock { $0.append(loan) } }

  /// A reader is back, and closed if the context is.
  func end(_ loan: Interrupter) {
    let isLast = loans.withLock { loans in
      loans.removeAll { $0 === loan }
      return loans.isEmpty
    }
    guard isLast else { return }
    let waiting = closers
    closers = []
    for closer in waiting { closer.resume() }
  }

  /// Waits until every reader of a closed context is closed.
  ///
  /// They were told to stop, so it is not long.
  func waitForLoans() async {
    if hasNoLoans { return }
    await withCheckedContinuation { closers.append($0) }
  }
}
