// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Gtk

// GLib’s loop owns the main thread, as in the program.
MainQueueSource.attach()
Task { @MainActor in
  do {
    try await Command(CommandLine.arguments.dropFirst()).run()
    exitProgram(0)
  } catch {
    print("RosterBench: \(error)")
    exitProgram(1)
  }
}
MainLoop().run()
