// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Tells a view context when a change waits for another program, each time in a turn of
/// the main actor of its own.
final class WaitNotice: Sendable {
  private struct Listener { weak let context: ViewContext? }

  private let listener = Mutex(Listener(context: nil))

  /// Tells this context from now on, and no other.
  func begin(_ context: ViewContext) { listener.withLock { $0 = Listener(context: context) } }

  /// A wait has begun to take long, or is over.
  ///
  /// It may be called on any thread and does not wait.
  func send(_ isWaiting: Bool) {
    Task { @MainActor in listener.withLock { $0.context }?.onWait?(isWaiting) }
  }
}
