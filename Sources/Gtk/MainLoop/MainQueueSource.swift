// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk
internal import Dispatch
internal import Glibc

/// Lets the main actor run while GLib owns the main thread.
///
/// Swift’s main actor is libdispatch’s main queue, which wakes a foreign loop
/// through a file descriptor. Watching that descriptor makes `await` and
/// `Task` work under `g_application_run`, with no polling.
package enum MainQueueSource {
  /// Attaches the queue to the default main context.
  ///
  /// Call it once, before running the loop.
  package static func attach() {
    g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The descriptor counts wakes. One that is not read stays ready, and the
        // loop would turn for ever and never come to drawing.
        var wakes: UInt64 = 0
        read(descriptor, &wakes, MemoryLayout.size(ofValue: wakes))
        _dispatch_main_queue_callback_4CF(nil)
        return 1  // G_SOURCE_CONTINUE
      }, nil)
  }
}

/// A GLib main loop, for programs without an application object.
package final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)

  package init() {}
  package func run() { g_main_loop_run(loop) }
  package func quit() { g_main_loop_quit(loop) }

  /// Does what is to be done now, where no loop runs.
  package static func doPending() { while g_main_context_iteration(nil, 0) != 0 {} }

  isolated deinit { g_main_loop_unref(loop) }
}
