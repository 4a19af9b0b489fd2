// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

/// Where checks say what is wrong, and when.
final class Faults {
  let seed: Int

  /// The transaction after which something is checked.
  var transaction = 0

  private(set) var isEmpty = true

  init(seed: Int) { self.seed = seed }

  func check(_ isRight: Bool, _ words: @autoclosure () -> String) {
    if !isRight { report(words()) }
  }

  func report(_ words: String) {
    isEmpty = false
    Issue.record("seed \(seed), transaction \(transaction): \(words)")
  }
}
