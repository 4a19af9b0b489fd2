// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Tells how far a reading has come, and ends it when its task is cancelled.
struct ReadingProgress {
  /// Called with the part that is done, from 0 to 1.
  let report: @Sendable (Double) -> Void

  /// Takes note that a row was reached.
  ///
  /// - Throws: `CancellationError`, up to 1024 rows after the task was cancelled.
  func reached(_ row: Int, _ fraction: @autoclosure () -> Double) throws {
    guard row % 1024 == 0 else { return }
    try Task.checkCancellation()
    report(fraction())
  }
}
