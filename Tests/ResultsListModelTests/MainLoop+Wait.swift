// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

extension MainLoop {
  /// Runs GLib's loop and the main actor until a condition holds, for some seconds at
  /// most, or more where other tests keep the main actor.
  static func wait(until condition: () -> Bool) async throws {
    for _ in 0..<5_000 {
      if condition() { return }
      doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Runs them for a while.
  static func run(for duration: Duration) async throws {
    var isOver = false
    let timer = Timer(after: duration) { isOver = true }
    try await wait { isOver }
    timer.cancel()
  }
}
