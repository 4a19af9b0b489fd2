// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension ListBatch {
  /// What a batch of the controller means for the list.
  ///
  /// - Parameter rows: The rows of the new list in a section.
  init<Element: Entity>(
    _ difference: ResultsDifference<Element>, from old: ListLayout, to new: ListLayout,
    rows: (Int) -> [RowIdentity]
  ) {
    var builder = ListBatchBuilder()
    let sections = ListEdit(sectionsOf: difference, oldCount: old.sections.count)
    let inPlace = sections.movesInPlace
    for move in sections.moves where !inPlace.contains(move) {
      builder.moveSection(move, from: old, to: new, rows: rows(move.to))
    }
    for change in difference.sectionChanges {
      switch change {
      case .delete(let index, _):
        builder.remove(
          .section(old.sections[index].token), at: old.headerPosition(ofSection: index))
      case .insert(let index, _):
        builder.insert(at: new.headerPosition(ofSection: index))
      case .rename: break
      }
    }
    for change in difference.rowChanges {
      let row = RowIdentity.element(change.id)
      switch change.kind {
      case .delete(let path): builder.remove(row, at: old.position(of: path))
      case .insert(let path): builder.insert(at: new.position(of: path))
      case .move(let from, let to):
        builder.move(row, from: old.position(of: from), to: new.position(of: to))
      case .update: break
      }
    }
    self = builder.batch(oldCount: old.count)
  }

  /// The difference of two lists of which each row is known.
  ///
  /// Rows that are in both stay if they are in the same order, else they move.
  ///
  /// - Complexity: O(n log n).
  init(from old: [RowIdentity], to new: [RowIdentity]) {
    var places: [RowIdentity: Int] = [:]
    places.reserveCapacity(new.count)
    for (to, row) in new.enumerated() { places[row] = to }
    let known = old.enumerated().compactMap { from, row in places[row].map { (from, $0) } }
    var isStaying = Array(repeating: false, count: known.count)
    for index in longestIncreasingChain(known.map(\.1)) { isStaying[index] = true }
    var builder = ListBatchBuilder()
    var isNew = Array(repeating: true, count: new.count)
    var next = 0
    for (from, row) in old.enumerated() {
      guard next < known.count, known[next].0 == from else {
        builder.remove(row, at: from)
        continue
      }
      let to = known[next].1
      if !isStaying[next] { builder.move(row, from: from, to: to) }
      isNew[to] = false
      next += 1
    }
    for to in new.indices where isNew[to] { builder.insert(at: to) }
    self = builder.batch(oldCount: old.count)
  }
}

/// Collects what goes and comes, in any order.
private struct ListBatchBuilder {
  private var removed: [(position: Int, row: RowIdentity)] = []
  private var inserted: [Int] = []
  private var moves: [ListEdit.Move] = []

  /// A row goes; nil when it was not in the list.
  mutating func remove(_ row: RowIdentity, at position: Int?) {
    if let position { removed.append((position, row)) }
  }

  /// A row comes; nil when it is not in the list.
  mutating func insert(at position: Int?) {
    if let position { inserted.append(position) }
  }

  /// A section moves with all its rows in order.
  mutating func moveSection(
    _ section: ListEdit.Move, from old: ListLayout, to new: ListLayout, rows: [RowIdentity]
  ) {
    move(
      .section(old.sections[section.from].token),
      from: old.headerPosition(ofSection: section.from),
      to: new.headerPosition(ofSection: section.to))
    let positions = zip(
      old.rowPositions(inSection: section.from), new.rowPositions(inSection: section.to))
    for (row, (from, to)) in zip(rows, positions) { move(row, from: from, to: to) }
  }

  mutating func move(_ row: RowIdentity, from: Int?, to: Int?) {
    remove(row, at: from)
    insert(at: to)
    if let from, let to { moves.append(ListEdit.Move(from: from, to: to)) }
  }

  func batch(oldCount: Int) -> ListBatch {
    let removed = removed.sorted { $0.position < $1.position }
    return ListBatch(
      edit: ListEdit(
        oldCount: oldCount, removed: removed.map(\.position), inserted: inserted.sorted(),
        moves: moves),
      leaving: removed.map(\.row))
  }
}
