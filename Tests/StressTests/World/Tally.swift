// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks

/// How often what happened, so that a run proves that it saw it.
struct Tally: CustomStringConvertible {
  enum Event: String, CaseIterable {
    case transaction, move
    case backgroundMove = "move in the background"
    case interruption = "request while a move was prepared"
    case sparseMove = "move of results in an index"
    case undo
    case conflict = "undo that was refused"
    case request = "change of request"
    case section = "section event"
    case sectionMove = "section that moved whole"
    case deletion, insertion
    case rowMove = "row move"
    case update
  }

  private var counts: [Event: Int] = [:]

  /// What never happened.
  var missing: [Event] { Event.allCases.filter { self[$0] == 0 } }

  subscript(event: Event) -> Int {
    get { counts[event, default: 0] }
    set { counts[event] = newValue }
  }

  mutating func add(_ difference: ResultsDifference<Sample>) {
    self[.section] += difference.sectionChanges.count
    self[.sectionMove] += difference.sectionMoves.count
    for change in difference.rowChanges {
      switch change.kind {
      case .delete: self[.deletion] += 1
      case .insert: self[.insertion] += 1
      case .move: self[.rowMove] += 1
      case .update: self[.update] += 1
      }
    }
  }

  static func += (left: inout Self, right: Self) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }

  var description: String {
    Event.allCases.map { "\(self[$0]) × \($0.rawValue)" }.joined(separator: ", ")
  }
}
