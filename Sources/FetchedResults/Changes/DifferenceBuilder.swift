// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Says which event each changed row gets, and in which order.
///
/// A row that changed section moves. A row that keeps its place among the rows
/// that stay is updated, any other moves. The rows that stay are a longest
/// increasing chain that contains every unchanged row: between two unchanged
/// neighbours, the changed rows that were there before and are there now.
struct DifferenceBuilder {
  let order: RowOrder
  let old: [SectionHead]
  let new: [SectionHead]
  let transitions: [RowTransition]

  /// Whether a section of equal key is the same section before and after.
  var sectionsMatch = true

  /// What happened to a row.
  private enum Event: Int {
    case delete, insert, move, update
  }

  /// The whole difference, in the order in which it is told.
  ///
  /// - Parameter values: What was stored in a row that is deleted.
  func difference<Element: Entity, Failure: Error>(
    values: (RowID) throws(Failure) -> [DatabaseValue]?
  ) throws(Failure) -> ResultsDifference<Element> {
    var difference = ResultsDifference<Element>(sectionChanges: sectionChanges())
    for (event, row) in events() {
      guard event == .delete else {
        difference.rowChanges.append(row.change(staying: event == .update))
        continue
      }
      let object = try values(row.id).map { Element.table.value(from: $0) }
      difference.rowChanges.append(
        RowChange(id: row.id, kind: .delete(row.old ?? .none), object: object))
    }
    return difference
  }

  /// Deletes by old place, last first, then inserts, moves and updates, each by new
  /// place, first first.
  private func events() -> [(event: Event, row: RowTransition)] {
    let staying = stayingRows()
    var events: [(event: Event, row: RowTransition)] = []
    for row in transitions {
      switch (row.old, row.new) {
      case (nil, nil): break
      case (nil, _): events.append((.insert, row))
      case (_, nil): events.append((.delete, row))
      default: events.append((staying.contains(row.id) ? .update : .move, row))
      }
    }
    return events.sorted { left, right in
      guard left.event == right.event else { return left.event.rawValue < right.event.rawValue }
      return left.event == .delete
        ? (right.row.old ?? .none) < (left.row.old ?? .none)
        : (left.row.new ?? .none) < (right.row.new ?? .none)
    }
  }

  /// Sections that went, last first, then sections that came, then those that
  /// stay and have another name, each first first.
  private func sectionChanges() -> [SectionChange] {
    var gone: [SectionChange] = []
    var come: [SectionChange] = []
    var renamed: [SectionChange] = []
    var (before, now) = (0, 0)
    while before < old.count || now < new.count {
      if sectionsMatch, before < old.count, now < new.count, old[before].key == new[now].key {
        let (oldName, name) = (old[before].name, new[now].name)
        if oldName != name {
          renamed.append(.rename(from: before, to: now, oldName: oldName, name: name))
        }
        (before, now) = (before + 1, now + 1)
      } else if isGone(before, now) {
        gone.append(.delete(index: before, name: old[before].name))
        before += 1
      } else {
        come.append(.insert(index: now, name: new[now].name))
        now += 1
      }
    }
    return gone.reversed() + come + renamed
  }

  /// Of two sections that differ, whether the old one is the next to be told.
  private func isGone(_ before: Int, _ now: Int) -> Bool {
    guard before < old.count else { return false }
    guard sectionsMatch, now < new.count else { return true }
    return order.precedes(old[before].key, new[now].key)
  }

  /// The changed rows that keep their place relative to the rows that stay.
  private func stayingRows() -> Set<RowID> {
    // One row alone stays where as many others stand before it.
    if transitions.count == 1 {
      return transitions[0].keepsRow ? [transitions[0].id] : []
    }
    let oldGaps = gaps(transitions.compactMap { row in row.old.map { ($0, row.id) } })
    let newGaps = gaps(transitions.compactMap { row in row.new.map { ($0, row.id) } })
    var candidates: [IndexPath: [(old: Int, new: Int, id: RowID)]] = [:]
    for row in transitions where row.staysInSection {
      guard let old = row.old, let new = row.new,
        let gap = newGaps[row.id], oldGaps[row.id] == gap
      else { continue }
      candidates[IndexPath(section: new.section, row: gap), default: []]
        .append((old.row, new.row, row.id))
    }
    var staying: Set<RowID> = []
    for rows in candidates.values {
      let rows = rows.sorted { $0.new < $1.new }
      staying.formUnion(longestIncreasingChain(rows.map { $0.old }).map { rows[$0].id })
    }
    return staying
  }

  /// How many unchanged rows stand before each changed row in its section.
  private func gaps(_ places: [(IndexPath, RowID)]) -> [RowID: Int] {
    var gaps: [RowID: Int] = [:]
    var section = -1
    var changedBefore = 0
    for (place, id) in places.sorted(by: { $0.0 < $1.0 }) {
      if place.section != section { (section, changedBefore) = (place.section, 0) }
      gaps[id] = place.row - changedBefore
      changedBefore += 1
    }
    return gaps
  }
}

extension RowTransition {
  /// The event of a row that is in the new results.
  fileprivate func change<Element>(staying: Bool) -> RowChange<Element> {
    let new: IndexPath = new ?? .none
    let kind: RowChange<Element>.Kind =
      if let old { staying ? .update(from: old, to: new) : .move(from: old, to: new) } else {
        .insert(new)
      }
    return RowChange(id: id, kind: kind, changedColumns: old == nil ? [] : changedColumns)
  }
}

extension IndexPath {
  /// Before every place.
  fileprivate static let none = IndexPath(section: -1, row: -1)
}
