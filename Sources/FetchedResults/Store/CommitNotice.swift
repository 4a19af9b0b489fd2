// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Tells a view context of commits, each time in a turn of the main actor of its own.
///
/// A busy one hears once of several commits.
final class CommitNotice: Sendable {
  private struct Listener { weak let context: ViewContext? }

  private let listener = Mutex(Listener(context: nil))
  private let isOnItsWay = Atomic(false)
  private let sent = Atomic(0)

  /// How many commits it was told of.
  var count: Int { sent.load(ordering: .acquiring) }

  /// Tells this context from now on, and no other.
  func begin(_ context: ViewContext) { listener.withLock { $0 = Listener(context: context) } }

  /// Tells no one any more.
  func end() { listener.withLock { $0 = Listener(context: nil) } }

  /// Something was committed.
  ///
  /// It may be called on any thread and does not wait.
  func send() {
    sent.add(1, ordering: .releasing)
    guard !isOnItsWay.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      // What is committed from here on may not be seen, and is told again.
      isOnItsWay.store(false, ordering: .releasing)
      listener.withLock { $0.context }?.refresh()
    }
  }
}
