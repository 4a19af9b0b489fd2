// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

extension MainLoop {
  /// Runs GLib's loop and the main actor for some milliseconds.
  static func turn() async throws {
    doPending()
    try await Task.sleep(for: .milliseconds(5))
  }
}
