// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import Gtk

/// What GTK asks the list for, and does to the selection.
extension ResultsListModel: SelectableListSource {
  package func item(at position: Int) -> Object { row(at: position).object }

  package func isSelected(at position: Int) -> Bool {
    if case .element(let id) = identity(at: position) { selected.contains(id) } else { false }
  }

  package func selection(in positions: Range<Int>) -> Bitset {
    var selection = Bitset()
    for position in positions where isSelected(at: position) { selection.insert(position) }
    return selection
  }

  /// Changes the selection for a view; headers are never selected.
  ///
  /// In edit mode a plain click or arrow is refused, which would take away all the
  /// checks, and Shift adds to them.
  package func change(_ change: ListSelectionChange) -> Bool {
    switch change {
    case .select(let positions, let unselectRest):
      if isEditing && unselectRest && positions.count == 1 { return false }
      return select(ids(at: positions), unselectRest: unselectRest && !isEditing)
    case .unselect(let positions):
      let ids = ids(at: positions)
      changeSelection { $0.subtract(ids) }
    case .selectAll: selectAll()
    case .unselectAll: unselectAll()
    case .replace(let chosen, let mask): replaceSelection(by: chosen, mask: mask)
    }
    return true
  }

  private func select(_ ids: RowIDSet, unselectRest: Bool) -> Bool {
    if ids.isEmpty { return false }
    changeSelection { set in
      if unselectRest { set = ids } else { set.formUnion(ids) }
    }
    return true
  }

  /// Does what GTK means by a selection and a mask.
  ///
  /// A mask of the whole list is not walked.
  private func replaceSelection(by chosen: Bitset, mask: Bitset) {
    if mask.count >= list.count {
      let ids = ids(at: chosen)
      return changeSelection { $0 = ids }
    }
    let (masked, wanted) = (ids(at: mask), ids(at: chosen.intersection(mask)))
    changeSelection { set in
      set.subtract(masked)
      set.formUnion(wanted)
    }
  }

  private func ids(at positions: Bitset) -> RowIDSet {
    var ids = RowIDSet()
    for position in positions.numbers where position < list.count {
      if case .element(let id) = identity(at: position) { ids.insert(id) }
    }
    return ids
  }

  /// The ids of the rows at these positions, headers left out.
  ///
  /// - Complexity: O(positions), without a row being made.
  func ids(at positions: Range<Int>) -> RowIDSet {
    let positions = positions.clamped(to: 0..<list.count)
    var ids = RowIDSet()
    guard isSettled, let last = positions.last else {
      for position in positions {
        if case .element(let id) = identity(at: position) { ids.insert(id) }
      }
      return ids
    }
    for section in sectionIndex(at: positions.lowerBound)...sectionIndex(at: last) {
      let shown = layout.rowPositions(inSection: section)
      let wanted = shown.clamped(to: positions)
      let rows = wanted.lowerBound - shown.lowerBound..<wanted.upperBound - shown.lowerBound
      for id in controller.ids(inSection: section, rows: rows) { ids.insert(id) }
    }
    return ids
  }
}
