// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Hears of changes at a path until its owner goes.
///
/// The file may come, go and come again.
package final class FileMonitor: Object {
  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - path: The file, which need not be there, in a folder that is.
  ///   - interval: How far apart writes are told that follow each other quickly.
  /// - Throws: `GtkError` when the system cannot watch the place.
  package convenience init(path: String, interval: Duration) throws(GtkError) {
    let file = File(path: path)
    let monitor = try catchingError {
      g_file_monitor_file(file.cast(), G_FILE_MONITOR_NONE, nil, &$0)
    }
    self.init(adopting: UnsafeMutableRawPointer(monitor!))
    g_file_monitor_set_rate_limit(monitor, gint(interval / .milliseconds(1)))
  }

  /// Calls `handler` when the file was made, written or removed.
  package func onChanged(_ handler: @escaping () -> Void) {
    connect("changed") { _ in handler() }
  }
}
