// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Says which event each changed row gets, and in which order.
///
/// A row that changed section moves. A row that keeps its place among the rows
/// that stay is updated, any other moves. The rows that stay are a longest
/// increasing chain that contains every unchanged row: between two unchanged
/// neighbours, the changed rows that were there before and are there now.
struct DifferenceBuilder<Element: Entity> {
  let query: FetchQuery<Element>
  let old: [SectionHead]
  let new: [SectionHead]
  let transitions: [RowTransition]

  /// Whether a section of equal key is the same section before and after.
  var sectionsMatch = true

  /// The whole difference, in the order in which it is told.
  ///
  /// - Parameter values: What was stored in a row that is deleted.
  func difference<Failure: Error>(
    values: (RowID) throws(Failure) -> [DatabaseValue]?
  ) throws(Failure) -> ResultsDifference<Element> {
    let staying = stayingRows()
    var deletes: [RowChange<Element>] = []
    var inserts: [(IndexPath, RowChange<Element>)] = []
    var moves = inserts
    var updates = inserts
    for row in transitions.sorted(by: { ($0.old ?? .none) > ($1.old ?? .none) }) {
      switch (row.old, row.new) {
      case (let old?, let new?) where staying.contains(row.id):
        updates.append((new, row.change(.update(from: old, to: new))))
      case (let old?, let new?):
        moves.append((new, row.change(.move(from: old, to: new))))
      case (nil, let new?):
        inserts.append((new, RowChange(id: row.id, kind: .insert(new))))
      case (let old?, nil):
        let object = try values(row.id).map { Element.table.value(from: $0) }
        deletes.append(RowChange(id: row.id, kind: .delete(old), object: object))
      case (nil, nil): break
      }
    }
    let rest = [inserts, moves, updates].flatMap { $0.sorted { $0.0 < $1.0 }.map(\.1) }
    return ResultsDifference(sectionChanges: sectionChanges(), rowChanges: deletes + rest)
  }

  /// Sections that went, last first, then sections that came, then those that
  /// stay and have another name, each first first.
  private func sectionChanges() -> [SectionChange] {
    let order = RowOrder(query)
    let gone = old.enumerated().reversed().filter {
      !sectionsMatch || order.sectionIndex(of: $0.element.key, in: new) == nil
    }
    var come: [SectionChange] = []
    var renamed: [SectionChange] = []
    for (index, section) in new.enumerated() {
      let before = sectionsMatch ? order.sectionIndex(of: section.key, in: old) : nil
      if let before {
        let (oldName, name) = (old[before].name, section.name)
        if oldName != name {
          renamed.append(.rename(from: before, to: index, oldName: oldName, name: name))
        }
      } else {
        come.append(.insert(index: index, name: section.name))
      }
    }
    return gone.map { .delete(index: $0.offset, name: $0.element.name) } + come + renamed
  }

  /// The changed rows that keep their place relative to the rows that stay.
  private func stayingRows() -> Set<RowID> {
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
      staying.formUnion(longestIncreasingChain(rows.map(\.old)).map { rows[$0].id })
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
  fileprivate func change<Element>(_ kind: RowChange<Element>.Kind) -> RowChange<Element> {
    RowChange(id: id, kind: kind, changedColumns: changedColumns)
  }
}

extension IndexPath {
  /// Before every place.
  fileprivate static let none = IndexPath(section: -1, row: -1)
}
