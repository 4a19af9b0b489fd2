// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The program as the desktop knows it: one per session, whatever number of starts.
package final class Application: Object, ActionMap {
  /// An application that can be given files to open.
  ///
  /// - Parameter isUnique: Whether further starts reach the first one, which is then
  ///   the only one in the session.
  package convenience init(id: String, isUnique: Bool = true) {
    let uniqueness = isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue
    let flags = GApplicationFlags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | uniqueness)
    self.init(adopting: gtk_application_new(id, flags))
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
  ///
  /// - Parameter arguments: The program’s name, then the files to open. What begins
  ///   with a hyphen is an option of GTK’s, or an error.
  package func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    withCStrings(arguments) { g_application_run(cast(), Int32(arguments.count), $0) }
  }

  package func quit() { g_application_quit(cast()) }

  /// The keys that activate an action by its full name.
  package func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { names in
      names.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: keys.count + 1) {
        gtk_application_set_accels_for_action(cast(), action, $0)
      }
    }
  }

  /// The name the program shows for itself.
  package static func setName(_ name: String) { g_set_application_name(name) }

  /// The icon of windows that name none.
  package static func setDefaultIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}

/// Lends strings to a call as C wants a list of them: with NULL at its end.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { g_strdup($0) } + [nil]
  defer { for copy in copies { g_free(copy) } }
  var lent = copies
  return lent.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
