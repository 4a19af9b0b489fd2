// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Leaves the main actor and comes back, as a call of the store does.
actor Elsewhere {
  func work(_ number: Int) async -> Int {
    await Task.yield()
    return number * 2
  }
}

// Prints “42” if tasks and awaiting calls go on while GLib runs the loop;
// otherwise it never ends.
MainQueueSource.attach()
let loop = MainLoop()
Task {
  let answer = await Elsewhere().work(21)
  print(answer)
  loop.quit()
}
loop.run()
