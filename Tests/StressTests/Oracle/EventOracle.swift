// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks

/// Which events two pictures of the results call for, worked out the slow way.
struct EventOracle {
  let old: Picture
  let new: Picture
  let setup: Setup
  let faults: Faults

  /// Holds a batch against rules R1 to R5.
  func check(_ changes: [RowChange<Sample>]) {
    var events: [RowID: RowChange<Sample>.Kind] = [:]
    for change in changes { events[change.id] = change.kind }
    faults.check(events.count == changes.count, "a row has two events: \(changes.map(\.id))")
    var met = 0
    for row in new.rows {
      let event = events[row.id]
      if event != nil { met += 1 }
      faults.check(
        isRight(event, old.row(row.id), row), "row \(row.id) got \(describe(event)), \(setup)")
    }
    for row in old.rows where new.places[row.id] == nil {
      let event = events[row.id]
      if event != nil { met += 1 }
      faults.check(event == .delete(row.place), "row \(row.id) got \(describe(event))")
    }
    faults.check(met == events.count, "events of other rows: \(changes.map(\.id))")
    checkStayingRows(events)
  }

  private func describe(_ event: RowChange<Sample>.Kind?) -> String {
    event.map { "\($0)" } ?? "nothing"
  }

  private func isRight(
    _ event: RowChange<Sample>.Kind?, _ old: Picture.Row?, _ new: Picture.Row
  ) -> Bool {
    guard let old else { return event == .insert(new.place) }
    return switch event {
    case .move(let from, let to):
      isChanged(old, new) && from == old.place && to == new.place
    case .update(let from, let to):
      old.observedMark != new.observedMark && old.sectionMark == new.sectionMark
        && from == old.place && to == new.place
    case nil: !isChanged(old, new)
    case .insert, .delete: false
    }
  }

  private func isChanged(_ old: Picture.Row, _ new: Picture.Row) -> Bool {
    old.sectionMark != new.sectionMark || old.observedMark != new.observedMark
  }

  /// The rows that stay are in the same order, and no more rows could stay.
  private func checkStayingRows(_ events: [RowID: RowChange<Sample>.Kind]) {
    guard !events.isEmpty else { return }
    for ids in new.ids {
      let common = ids.compactMap { id -> StayingRow? in
        guard let new = new.row(id), let old = old.row(id), old.sectionMark == new.sectionMark
        else { return nil }
        let moves = if case .move? = events[id] { true } else { false }
        return StayingRow(place: old.place.row, isFixed: !isChanged(old, new), moves: moves)
      }
      let staying = common.filter { !$0.moves }.map(\.place)
      faults.check(
        zip(staying, staying.dropFirst()).allSatisfy(<), "rows that stay changed order")
      faults.check(
        staying.count == longestChain(common), "a row moved that could have stayed")
    }
  }
}

/// A row that is in the same section before and after.
private struct StayingRow {
  /// Where it was in the section.
  let place: Int
  let isFixed: Bool
  let moves: Bool
}

/// The length of a longest chain with every unchanged row in it.
private func longestChain(_ rows: [StayingRow]) -> Int {
  // A row fits between the unchanged rows before and after it in the new order.
  var floor = -1
  let floors = rows.map { row in
    defer { if row.isFixed { floor = row.place } }
    return floor
  }
  var ceiling = Int.max
  let ceilings = rows.reversed().map { row in
    defer { if row.isFixed { ceiling = row.place } }
    return ceiling
  }
  let free = rows.indices.filter { place in
    floors[place] < rows[place].place && rows[place].place < ceilings[rows.count - 1 - place]
  }
  let places = free.map { rows[$0].place }
  return places.count <= 8 ? bruteForceChain(places[...], above: -1) : quadraticChain(places)
}

/// Tries every subsequence.
private func bruteForceChain(_ places: ArraySlice<Int>, above: Int) -> Int {
  guard let first = places.first else { return 0 }
  let without = bruteForceChain(places.dropFirst(), above: above)
  guard first > above else { return without }
  return max(without, 1 + bruteForceChain(places.dropFirst(), above: first))
}

private func quadraticChain(_ places: [Int]) -> Int {
  // ends[k] is the smallest place that ends a chain of k + 1.
  var ends: [Int] = []
  for place in places {
    let length = ends.firstIndex { $0 >= place } ?? ends.count
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  return ends.count
}
