// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import Testing

extension Cycle {
  /// Holds the batch against the rules that need no knowledge of the rows.
  func checkLaws() {
    let replayed = replayed()
    #expect(replayed?.ids == new.ids, "the replay law: \(self)")
    #expect(replayed?.names == new.names, "sections have the names that were told: \(self)")
    #expect(!isOutOfOrder, "sections come before rows: \(self)")
    #expect(!sectionChanges.isEmpty || !rowChanges.isEmpty, "a cycle of nothing")
    #expect(Set(rowChanges.map(\.id)).count == rowChanges.count, "one event a row: \(self)")
    let wrong = rowChanges.filter { !isTrue($0) }.map(\.text)
    #expect(wrong == [], "places of other rows in \(self)")
    checkOrder()
  }

  /// Whether the places of a change are those of its row.
  private func isTrue(_ change: RowChange<Element>) -> Bool {
    let id = change.id
    return switch change.kind {
    case .delete(let place):
      old.id(at: place) == id && change.object?.id == (rowsAreStored ? nil : id)
    case .insert(let place): new.id(at: place) == id && !old.all.contains(id)
    case .move(let from, let to), .update(let from, let to):
      old.id(at: from) == id && new.id(at: to) == id
    }
  }

  /// Deletes by old place, last first; inserts, moves and updates by new place,
  /// first first; section deletes last first, section inserts first first.
  private func checkOrder() {
    let rows = rowChanges.map { change in
      switch change.kind {
      case .delete(let place): [0, -place.section, -place.row]
      case .insert(let place): [1, place.section, place.row]
      case .move(_, let place): [2, place.section, place.row]
      case .update(_, let place): [3, place.section, place.row]
      }
    }
    let sections = sectionChanges.map { change in
      switch change {
      case .delete(let index, _): [0, -index]
      case .insert(let index, _): [1, index]
      case .rename(_, let index, _, _): [2, index]
      }
    }
    #expect(isAscending(rows), "the order of row events: \(self)")
    #expect(isAscending(sections), "the order of section events: \(self)")
  }

  private func isAscending(_ keys: [[Int]]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }
}
