// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Waits while another connection holds a lock, and tells when that takes long.
///
/// It may be told from any thread to wait no longer.
package final class LockWait: Sendable {
  private struct State {
    var start = ContinuousClock.now
    var isTold = false
    var deadline: ContinuousClock.Instant?

    /// An end that was meant for an earlier wait does not count.
    mutating func begin(at now: ContinuousClock.Instant) {
      start = now
      if let deadline, deadline <= now { self.deadline = nil }
    }
  }

  private let state = Mutex(State())
  private let limit: Duration
  private let tell: @Sendable (Bool) -> Void

  /// So long a wait is nothing to speak of.
  private static let notice = Duration.seconds(1)

  /// Waits up to a limit.
  ///
  /// - Parameter tell: Called with true when a wait has taken a second and goes on, with
  ///   false when it is over, on the connection's thread.
  package init(upTo limit: Duration, _ tell: @escaping @Sendable (Bool) -> Void) {
    (self.limit, self.tell) = (limit, tell)
  }

  /// Ends a wait after some time; what waits fails then with an error of the kind `busy`.
  package func giveUp(after time: Duration) {
    state.withLock { $0.deadline = .now + time }
  }

  /// Sleeps a moment.
  ///
  /// - Parameter count: How often it did so for the same lock.
  /// - Returns: false when the lock is waited for no longer.
  func sleep(count: Int) -> Bool {
    let (goesOn, tells) = state.withLock { state in
      let now = ContinuousClock.now
      if count == 0 { state.begin(at: now) }
      let tells = now - state.start > Self.notice && !state.isTold
      if tells { state.isTold = true }
      let goesOn = now - state.start < limit && state.deadline.map { now < $0 } != false
      return (goesOn, tells)
    }
    if tells && goesOn { tell(true) }
    // As long as SQLite's own handler does.
    if goesOn { usleep(count < 3 ? 2_000 : count < 10 ? 20_000 : 50_000) }
    return goesOn
  }

  /// The statement has its lock, or has failed.
  func end() {
    let wasTold = state.withLock { state in
      defer { state.isTold = false }
      return state.isTold
    }
    if wasTold { tell(false) }
  }
}
