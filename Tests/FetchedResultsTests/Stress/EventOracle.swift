// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// Which events two pictures of the results call for, worked out the slow way.
struct EventOracle {
  let old: Picture
  let new: Picture

  /// Holds a batch against rules R1 to R5.
  func check(_ cycle: Cycle<Sample>?) {
    var events: [RowID: RowChange<Sample>.Kind] = [:]
    for change in cycle?.rowChanges ?? [] { events[change.id] = change.kind }
    let wrong = Set(old.byID.keys).union(new.byID.keys).filter { !isRight(events[$0], for: $0) }
    #expect(
      wrong.isEmpty, "\(wrong.map { "row \($0) got \(describe(events[$0]))" })")
    let forgotten = (cycle?.rowChanges ?? []).filter { change in
      guard case .delete = change.kind, let row = old.byID[change.id] else { return false }
      return change.object?.mirrored != row.mirrored
    }
    #expect(forgotten.map(\.id) == [], "deleted rows without their last values")
    checkStayingRows(events)
    #expect(cycle != nil || sectionsAreSame, "sections changed and nothing was told")
  }

  private func describe(_ event: RowChange<Sample>.Kind?) -> String {
    event.map { "\($0)" } ?? "nothing"
  }

  private func isRight(_ event: RowChange<Sample>.Kind?, for id: RowID) -> Bool {
    switch (old.byID[id], new.byID[id], event) {
    case (let old?, nil, .delete(let place)): place == old.place
    case (nil, let new?, .insert(let place)): place == new.place
    case (let old?, let new?, .move(let from, let to)):
      isChanged(id) && from == old.place && to == new.place
    case (let old?, let new?, .update(let from, let to)):
      isChanged(id) && staysInSection(id) && from == old.place && to == new.place
    case (_?, _?, nil): !isChanged(id)
    default: false
    }
  }

  private func isChanged(_ id: RowID) -> Bool {
    !staysInSection(id) || old.byID[id]?.observed != new.byID[id]?.observed
  }

  private func staysInSection(_ id: RowID) -> Bool {
    old.byID[id]?.sectionKey == new.byID[id]?.sectionKey
  }

  private var sectionsAreSame: Bool {
    old.rows.filter { $0.place.row == 0 }.map(\.sectionKey)
      == new.rows.filter { $0.place.row == 0 }.map(\.sectionKey)
  }

  /// The rows that stay are in the same order, and no more rows could stay.
  private func checkStayingRows(_ events: [RowID: RowChange<Sample>.Kind]) {
    var sections: [Int: [RowID]] = [:]
    for row in new.rows where old.byID[row.id] != nil && staysInSection(row.id) {
      sections[row.place.section, default: []].append(row.id)
    }
    for ids in sections.values {
      let stay = ids.filter { id in
        if case .move? = events[id] { false } else { true }
      }
      let places = stay.map { old.byID[$0]?.place.row ?? 0 }
      #expect(zip(places, places.dropFirst()).allSatisfy(<), "rows that stay changed order")
      #expect(stay.count == longestChain(ids), "a row moved that could have stayed")
    }
  }

  /// The length of a longest chain with every unchanged row in it.
  private func longestChain(_ ids: [RowID]) -> Int {
    let rows = ids.map { (place: old.byID[$0]?.place.row ?? 0, isFixed: !isChanged($0)) }
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
    return places.count <= 10 ? bruteForceChain(places[...], above: -1) : quadraticChain(places)
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
}
