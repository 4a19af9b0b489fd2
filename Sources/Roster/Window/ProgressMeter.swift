// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// Shows how far something has come, if it takes long enough to be noticed.
///
/// Until it is told how far, it shows that something goes on. What can be cancelled stays
/// in sight: what cannot be does not take its place.
final class ProgressMeter {
  private let parts: ProgressParts
  private let reports: AsyncStream<Double>.Continuation
  private var showing: Task<Void, Never>?

  /// Whether it took long enough: another one’s words are not taken away.
  private var isShown = false

  init(_ parts: ProgressParts, _ words: String, canBeCancelled: Bool) {
    self.parts = parts
    let (steps, reports) = AsyncStream.makeStream(
      of: Double.self, bufferingPolicy: .bufferingNewest(1))
    self.reports = reports
    showing = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      if Task.isCancelled || parts.revealer.isRevealed && !canBeCancelled { return }
      self?.isShown = true
      parts.label.text = words
      parts.bar.setAccessibleLabel(words)
      parts.cancel.isVisible = canBeCancelled
      parts.revealer.isRevealed = true
      await parts.bar.follow(steps)
    }
  }

  /// Takes note of the part that is done, from 0 to 1, on any thread.
  var report: @Sendable (Double) -> Void {
    { [reports] in reports.yield($0) }
  }

  func end() {
    reports.finish()
    showing?.cancel()
    if isShown { parts.revealer.isRevealed = false }
  }
}

extension ProgressBar {
  /// Shows each step, and before the first that something goes on.
  fileprivate func follow(_ steps: AsyncStream<Double>) async {
    fraction = 0
    let pulsing = Task {
      while !Task.isCancelled {
        pulse()
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
    for await step in steps {
      pulsing.cancel()
      fraction = step
    }
    pulsing.cancel()
  }
}
