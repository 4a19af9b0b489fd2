// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import Testing

@Suite final class `A timer` {
  private var runs = 0
  private var timer: Timer?

  /// Runs the loop until another timer ends it.
  private func loop(for duration: Duration) {
    let loop = MainLoop()
    let end = Timer(after: duration) { loop.quit() }
    loop.run()
    end.cancel()
  }

  @Test func `runs once`() {
    timer = Timer(after: .milliseconds(1)) { [unowned self] in runs += 1 }
    #expect(runs == 0)
    loop(for: .milliseconds(30))
    #expect(runs == 1)
  }

  @Test func `runs again and again, until it ends itself`() {
    timer = Timer(every: .milliseconds(1)) { [unowned self] in
      runs += 1
      if runs == 3 { timer = nil }
    }
    loop(for: .milliseconds(50))
    #expect(runs == 3)
  }

  @Test func `runs no more when its owner has gone`() {
    timer = Timer(after: .milliseconds(1)) { [unowned self] in runs += 1 }
    timer = nil
    loop(for: .milliseconds(30))
    #expect(runs == 0)
  }

  @Test func `lets go of what it would run`() {
    final class Thing {}
    var thing: Thing? = Thing()
    weak let remains = thing
    timer = Timer(every: .seconds(1)) { [thing] in _ = thing }
    thing = nil
    #expect(remains != nil)
    timer?.cancel()
    timer?.cancel()
    #expect(remains == nil)
  }
}
