// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

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
  /// The replay law: what the events make of the old results.
  ///
  /// Takes deleted and moved rows out at their old places, last first, deleted
  /// sections out, puts inserted sections in, first first, and inserted and
  /// moved rows in at their new places, first first. Nil when a place is not
  /// there.
  func replayed() -> [[RowID]]? {
    var lists = old.ids
    var removed: [IndexPath] = []
    var added: [(place: IndexPath, id: RowID)] = []
    for change in rowChanges {
      switch change.kind {
      case .delete(let old): removed.append(old)
      case .insert(let new): added.append((new, change.id))
      case .move(let old, let new):
        removed.append(old)
        added.append((new, change.id))
      case .update: break
      }
    }
    for place in removed.sorted(by: >) {
      guard lists.indices.contains(place.section),
        lists[place.section].indices.contains(place.row)
      else { return nil }
      lists[place.section].remove(at: place.row)
    }
    guard replaySections(on: &lists) else { return nil }
    for (place, id) in added.sorted(by: { $0.place < $1.place }) {
      guard lists.indices.contains(place.section), place.row <= lists[place.section].count
      else { return nil }
      lists[place.section].insert(id, at: place.row)
    }
    return lists
  }

  private func replaySections(on lists: inout [[RowID]]) -> Bool {
    var gone: [Int] = []
    var come: [Int] = []
    for change in sectionChanges {
      switch change {
      case .delete(let index, _): gone.append(index)
      case .insert(let index, _): come.append(index)
      case .rename: break
      }
    }
    for index in gone.sorted(by: >) {
      guard lists.indices.contains(index), lists[index].isEmpty else { return false }
      lists.remove(at: index)
    }
    for index in come.sorted() {
      guard index <= lists.count else { return false }
      lists.insert([], at: index)
    }
    return true
  }
}
