// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import Testing

@Suite final class `A timer` {
  private var runs = 0
  private var timer: Timer?

  /// Runs the loop until the timer ran that often, and a little longer.
  private func loop(until count: Int) async throws {
    for _ in 0..<1000 where runs < count { try await MainLoop.turn() }
    for _ in 0..<5 { try await MainLoop.turn() }
  }

  @Test func `runs once`() async throws {
    timer = Timer(after: .milliseconds(1)) { [unowned self] in runs += 1 }
    #expect(runs == 0)
    try await loop(until: 1)
    #expect(runs == 1)
  }

  @Test func `runs again and again, until it ends itself`() async throws {
    timer = Timer(every: .milliseconds(1)) { [unowned self] in
      runs += 1
      if runs == 3 { timer = nil }
    }
    try await loop(until: 3)
    #expect(runs == 3)
  }

  @Test func `runs no more when its owner has gone`() async throws {
    timer = Timer(after: .milliseconds(1)) { [unowned self] in runs += 1 }
    timer = nil
    try await loop(until: 0)
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
