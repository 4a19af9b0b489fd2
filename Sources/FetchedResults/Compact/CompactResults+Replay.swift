// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension CompactResults {
  /// Whether a difference turns these results into others, by the replay law.
  ///
  /// For assertions: it costs O(n), so results of more than 20,000 rows pass
  /// unseen.
  func replays(_ difference: ResultsDifference<Element>, to new: Self) -> Bool {
    guard count <= 20_000, new.count <= 20_000 else { return true }
    var lists = sections.map(\.ids)
    for place in difference.removals.sorted(by: >) {
      lists[place.section].remove(at: place.row)
    }
    for case .delete(let index, _) in difference.sectionChanges { lists.remove(at: index) }
    for case .insert(let index, _) in difference.sectionChanges { lists.insert([], at: index) }
    for (place, id) in difference.insertions.sorted(by: { $0.0 < $1.0 }) {
      guard lists.indices.contains(place.section), place.row <= lists[place.section].count
      else { return false }
      lists[place.section].insert(id, at: place.row)
    }
    return lists == new.sections.map(\.ids)
  }
}

extension ResultsDifference {
  /// The old places of rows that were deleted or moved.
  var removals: [IndexPath] {
    rowChanges.compactMap { change in
      switch change.kind {
      case .delete(let old), .move(let old, _): old
      case .insert, .update: nil
      }
    }
  }

  /// The new places of rows that were inserted or moved.
  var insertions: [(IndexPath, RowID)] {
    rowChanges.compactMap { change in
      switch change.kind {
      case .insert(let new), .move(_, let new): (new, change.id)
      case .delete, .update: nil
      }
    }
  }
}
