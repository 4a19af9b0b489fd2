// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Something that the main loop does later, unless its owner has gone by then.
package final class Timer {
  private var id: guint = 0

  /// Gone once the loop has let go of it.
  private weak let task: TimedTask?

  /// Runs `body` once.
  package convenience init(after delay: Duration, _ body: @escaping () -> Void) {
    self.init(delay, TimedTask(repeats: false, body))
  }

  /// Runs `body` again and again.
  package convenience init(every interval: Duration, _ body: @escaping () -> Void) {
    self.init(interval, TimedTask(repeats: true, body))
  }

  private init(_ delay: Duration, _ task: TimedTask) {
    self.task = task
    id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(delay / .milliseconds(1)),
      { data in
        onMain(data!) {
          let task = Unmanaged<TimedTask>.fromOpaque($0).takeUnretainedValue()
          task.body()
          return task.repeats ? 1 : 0
        }
      },
      Unmanaged.passRetained(task).toOpaque(),
      { Unmanaged<TimedTask>.fromOpaque($0!).release() })
  }

  isolated deinit { cancel() }

  /// Ends it, if it has not ended by itself.
  package func cancel() {
    if task != nil && id != 0 { g_source_remove(id) }
    id = 0
  }
}

/// What the main loop keeps of a timer.
private final class TimedTask {
  let repeats: Bool
  let body: () -> Void

  init(repeats: Bool, _ body: @escaping () -> Void) {
    self.repeats = repeats
    self.body = body
  }
}
