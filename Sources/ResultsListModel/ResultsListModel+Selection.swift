// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// How many rows are selected, in the list or not.
  public var selectedCount: Int { selected.count }

  /// How many selected rows are not in the list: a filter hides them, or their
  /// section is collapsed.
  public var hiddenSelectedCount: Int { selected.count - selectedIDs.count }

  /// The selected rows that are in the list, in its order.
  ///
  /// - Complexity: O(selected × log n) or O(n), whichever is less.
  public var selectedIDs: [RowID] {
    if selected.count < list.count / 16 {
      return selected.compactMap { id in position(of: .element(id)).map { (id, $0) } }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    return shownIDs.flatMap { $0.filter(selected.contains) }
  }

  /// The rows that an action is meant for: the selected ones in the list, else
  /// the focused one.
  public var idsToActOn: [RowID] {
    let ids = selectedIDs
    guard ids.isEmpty, case .element(let id)? = focusedIdentity?() else { return ids }
    return [id]
  }

  public func isSelected(_ id: RowID) -> Bool { selected.contains(id) }

  /// Selects these rows and no others, whether they are in the list yet or not.
  public func select(_ ids: some Sequence<RowID>) {
    let ids = RowIDSet(ids)
    changeSelection { $0 = ids }
  }

  /// Selects a row besides the others, or unselects it.
  public func toggleSelection(of id: RowID) {
    changeSelection { if $0.contains(id) { $0.remove(id) } else { $0.insert(id) } }
  }

  /// Selects the rows that are in the list now.
  ///
  /// Rows that come later are not selected.
  public func selectAll() {
    let ids = ids(at: 0..<list.count)
    changeSelection { $0.formUnion(ids) }
  }

  /// Selects no row, in the list or not.
  public func unselectAll() { changeSelection { $0 = RowIDSet() } }

  /// Deleted rows are not selected any more.
  func unselectDeleted(_ changes: [RowChange<Element>]) {
    let ids = changes.filter { change in
      if case .delete = change.kind { selected.contains(change.id) } else { false }
    }
    if !ids.isEmpty { changeSelection { set in for change in ids { set.remove(change.id) } } }
  }

  /// Changes the selection, after the batch that is being played if there is one.
  func changeSelection(_ change: @escaping (inout RowIDSet) -> Void) {
    whenSettled {
      change(&self.selected)
      self.list.announceSelection()
      self.onSelectionChange?()
    }
  }

  /// The ids of the rows in the list, in order, by section.
  private var shownIDs: some Sequence<ArraySlice<RowID>> {
    layout.sections.indices.lazy.map { index in
      let rows = self.layout.rowPositions(inSection: index)
      return self.controller.ids(inSection: index, rows: 0..<rows.count)
    }
  }
}
