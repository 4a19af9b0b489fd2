// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How many steps of undo may be kept.
struct HistoryChoices {
  let counts = [10, 100, 1000, 10_000]

  var words: [String] {
    counts.map { trn("The last {n} change", "The last {n} changes", $0) }
  }

  /// The position of a number, or of the next greater one that can be chosen.
  func position(of count: Int) -> Int {
    counts.firstIndex { $0 >= count } ?? counts.count - 1
  }
}
