// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Shows how far something has come, if it takes long enough to be noticed.
final class ProgressMeter {
  private let parts: ProgressParts
  private let watching: Task<Void, Never>
  private let appearing: Task<Void, Never>
  private let reports: AsyncStream<Double>.Continuation

  init(_ parts: ProgressParts, _ words: String, canBeCancelled: Bool) {
    self.parts = parts
    let (stream, reports) = AsyncStream.makeStream(
      of: Double.self, bufferingPolicy: .bufferingNewest(1))
    self.reports = reports
    parts.bar.fraction = 0
    parts.label.text = words
    parts.bar.setAccessibleLabel(words)
    parts.cancel.isVisible = canBeCancelled
    watching = Task { for await fraction in stream { parts.bar.fraction = fraction } }
    appearing = Task {
      try? await Task.sleep(for: .milliseconds(300))
      if !Task.isCancelled { parts.revealer.isRevealed = true }
    }
  }

  /// Takes note of the part that is done, from 0 to 1, on any thread.
  var report: @Sendable (Double) -> Void {
    { [reports] in reports.yield($0) }
  }

  func end() {
    reports.finish()
    watching.cancel()
    appearing.cancel()
    parts.revealer.isRevealed = false
  }
}
