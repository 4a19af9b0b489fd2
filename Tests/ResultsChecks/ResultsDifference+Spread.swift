// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults

extension ResultsDifference {
  /// The same with each section move also told as a delete, an insert and a move of
  /// each of its rows, as without `reportsSectionMoves`.
  ///
  /// - Parameter ids: The ids in each section before the batch.
  package func spreadingSectionMoves(over ids: [[RowID]]) -> Self {
    var spread = self
    for move in sectionMoves where ids.indices.contains(move.from) {
      spread.sectionChanges += [
        .delete(index: move.from, name: move.oldName), .insert(index: move.to, name: move.name),
      ]
      for (row, id) in ids[move.from].enumerated() {
        spread.move(
          id, from: IndexPath(section: move.from, row: row),
          to: IndexPath(section: move.to, row: row))
      }
    }
    spread.sectionChanges.sort { $0.order < $1.order }
    spread.rowChanges.sort { $0.order < $1.order }
    return spread
  }

  /// Tells a row as moved, instead of as updated if it is.
  private mutating func move(_ id: RowID, from: IndexPath, to: IndexPath) {
    let update = rowChanges.firstIndex { $0.id == id && $0.kind == .update(from: from, to: to) }
    let columns = update.map { rowChanges.remove(at: $0).changedColumns } ?? []
    rowChanges.append(RowChange(id: id, kind: .move(from: from, to: to), changedColumns: columns))
  }
}

extension SectionChange {
  /// Section deletes come last first, inserts first first, then renames.
  package var order: (Int, Int) {
    switch self {
    case .delete(let index, _): (0, -index)
    case .insert(let index, _): (1, index)
    case .rename(_, let index, _, _): (2, index)
    }
  }
}

extension RowChange {
  /// Deletes come by old place, last first; inserts, moves and updates by new place,
  /// first first.
  package var order: (Int, Int, Int) {
    switch kind {
    case .delete(let place): (0, -place.section, -place.row)
    case .insert(let place): (1, place.section, place.row)
    case .move(_, let place): (2, place.section, place.row)
    case .update(_, let place): (3, place.section, place.row)
    }
  }
}
