// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import Roster

@MainActor
@Suite(.enabled { await Display.isAvailable }) struct `What takes long` {
  let parts = ProgressParts(Builder(PackageResources.window_ui, domain: Identity.domain))

  /// Waits until something holds, for at most five seconds.
  private func soon(_ holds: () -> Bool) async throws -> Bool {
    for _ in 0..<250 where !holds() { try await Task.sleep(for: .milliseconds(20)) }
    return holds()
  }

  private func isShown(_ words: String) -> Bool {
    parts.revealer.isRevealed && parts.label.text == words
  }

  @Test func `is shown after a moment, and says how far it is`() async throws {
    let meter = ProgressMeter(parts, "Reading", canBeCancelled: true)
    #expect(!parts.revealer.isRevealed)
    #expect(try await soon { isShown("Reading") })
    #expect(parts.cancel.isVisible)
    meter.report(0.5)
    #expect(try await soon { parts.bar.fraction == 0.5 })
    meter.end()
    #expect(!parts.revealer.isRevealed)
  }

  @Test func `is not shown when it was short, nor takes another’s words away`() async throws {
    let other = ProgressMeter(parts, "Reading", canBeCancelled: true)
    #expect(try await soon { isShown("Reading") })
    ProgressMeter(parts, "Delete", canBeCancelled: false).end()
    try await Task.sleep(for: .milliseconds(400))
    #expect(isShown("Reading"))
    other.end()
  }

  @Test func `leaves what can be cancelled in sight`() async throws {
    let other = ProgressMeter(parts, "Waiting", canBeCancelled: true)
    #expect(try await soon { isShown("Waiting") })
    let meter = ProgressMeter(parts, "Delete", canBeCancelled: false)
    try await Task.sleep(for: .milliseconds(400))
    #expect(isShown("Waiting") && parts.cancel.isVisible)
    meter.end()
    #expect(isShown("Waiting"))
    other.end()
    #expect(!parts.revealer.isRevealed)
  }

  @Test func `gives way to what can be cancelled`() async throws {
    let meter = ProgressMeter(parts, "Delete", canBeCancelled: false)
    #expect(try await soon { isShown("Delete") })
    #expect(!parts.cancel.isVisible)
    let other = ProgressMeter(parts, "Waiting", canBeCancelled: true)
    #expect(try await soon { isShown("Waiting") && parts.cancel.isVisible })
    other.end()
    meter.end()
  }
}
