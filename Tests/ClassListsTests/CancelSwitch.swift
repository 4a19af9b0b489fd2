// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Synchronization

/// Cancels a task from any thread.
final class CancelSwitch: Sendable {
  private let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// Says which task is meant.
  func meaning(_ task: Task<some Sendable, any Error>) {
    action.withLock { $0 = { task.cancel() } }
  }

  func press() { action.withLock { $0?() } }
}
