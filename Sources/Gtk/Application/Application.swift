// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The program as the desktop knows it: one per session, whatever number of starts.
package final class Application: Object, ActionMap {
  /// An application that can be given files to open.
  package convenience init(id: String) {
    self.init(adopting: gtk_application_new(id, G_APPLICATION_HANDLES_OPEN))
  }

  package func onStartup(_ handler: @escaping () -> Void) { connect("startup") { _ in handler() } }
  package func onActivate(_ handler: @escaping () -> Void) {
    connect("activate") { _ in handler() }
  }
  package func onShutdown(_ handler: @escaping () -> Void) {
    connect("shutdown") { _ in handler() }
  }

  /// Is called with the files of a command line or a file manager.
  package func onOpen(_ handler: @escaping ([File]) -> Void) {
    connect("open") { handler(Application.files($0)) }
  }

  private static func files(_ arguments: SignalArguments) -> [File] {
    let pointers = arguments.pointer(0)!.assumingMemoryBound(to: gpointer.self)
    return (0..<arguments.integer(1)).map { File(sharing: pointers[$0]) }
  }

  /// Runs the main loop until the last window is gone; returns the exit status.
  package func run() -> Int32 {
    g_application_run(cast(), CommandLine.argc, CommandLine.unsafeArgv)
  }

  package func quit() { g_application_quit(cast()) }

  /// The keys that activate an action by its full name.
  package func setKeys(_ keys: [String], for action: String) {
    var names: [UnsafeMutablePointer<CChar>?] = keys.map { g_strdup($0) } + [nil]
    names.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress!.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: buffer.count)
      {
        gtk_application_set_accels_for_action(cast(), action, $0)
      }
    }
    for name in names { g_free(name) }
  }

  /// The name the program shows for itself.
  package static func setName(_ name: String) { g_set_application_name(name) }

  /// The icon of windows that name none.
  package static func setDefaultIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
