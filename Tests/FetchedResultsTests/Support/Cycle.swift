// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks

/// What a delegate heard from one `will` to its `did`.
struct Cycle<Element: Entity>: CustomStringConvertible {
  /// The results in `will`, and in `did`.
  let old: ResultsShape
  var new = ResultsShape()

  var sectionChanges: [SectionChange] = []
  var rowChanges: [RowChange<Element>] = []

  /// Whether rows that left the results are still in the table.
  var rowsAreStored = false

  /// Whether a section event came after a row event.
  var isOutOfOrder = false

  init(old: ResultsShape) { self.old = old }

  var events: [String] {
    sectionChanges.map(\.text) + rowChanges.map(\.text)
  }

  var description: String { "\(old) → \(events.joined(separator: "; ")) → \(new)" }
}

extension Cycle {
  /// What the events make of the old results; nil when a place is not there.
  func replayed() -> ReplayedResults? {
    var results = ReplayedResults(names: old.names, ids: old.ids)
    return results.play(sectionChanges, rowChanges) ? results : nil
  }
}
