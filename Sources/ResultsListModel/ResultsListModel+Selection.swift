// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// How many rows are selected, in the list or not.
  ///
  /// O(1).
  public var selectedCount: Int { selected.count }

  /// How many selected rows are not in the list: a filter hides them, or their
  /// section is collapsed.
  ///
  /// - Complexity: As `selectedIDs`.
  public var hiddenSelectedCount: Int { selected.count - selectedIDs.count }

  /// The selected rows that are in the list, in its order; none when some of it cannot
  /// be read.
  ///
  /// - Complexity: O(n), or a few look-ups when very few of many are selected.
  public var selectedIDs: [RowID] { readSelectedIDs() ?? [] }

  /// The rows that an action is meant for: the selected ones in the list, else
  /// the focused one; none when the list cannot be read.
  ///
  /// - Complexity: As `selectedIDs`.
  public var idsToActOn: [RowID] {
    guard let ids = readSelectedIDs() else { return [] }
    guard ids.isEmpty, case .element(let id)? = focusedIdentity?() else { return ids }
    return [id]
  }

  /// Whether a row is selected, in the list or not.
  ///
  /// O(1).
  public func isSelected(_ id: RowID) -> Bool { selected.contains(id) }

  /// Selects these rows and no others, whether they are in the list yet or not.
  ///
  /// Like every change of the selection it waits, inside a splice, for the end of the
  /// batch, and then tells views and `onSelectionChange`.
  ///
  /// - Complexity: O(ids).
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
  ///
  /// - Complexity: O(n), without a row being made.
  public func selectAll() {
    let ids = ids(at: 0..<list.count)
    changeSelection { $0.formUnion(ids) }
  }

  /// Selects no row, in the list or not.
  public func unselectAll() { changeSelection { $0 = RowIDSet() } }

  /// Deleted rows are not selected any more; those that only match no longer are.
  func unselectDeleted(_ changes: [RowChange<Element>]) {
    guard !selected.isEmpty else { return }
    let gone = changes.compactMap { change in
      if case .delete = change.kind, selected.contains(change.id) { change.id } else { nil }
    }
    let deleted = showsEverything ? gone : gone.filter(isDeleted)
    guard !deleted.isEmpty else { return }
    changeSelection { $0.subtract(RowIDSet(deleted)) }
  }

  /// Rows that were deleted while a filter hid them are not selected any more, as soon
  /// as nothing is hidden.
  func unselectMissing() {
    hidesRows = !showsEverything
    guard !hidesRows, !selected.isEmpty else { return }
    guard let found = readSelectedIDs(amongFirst: { layout.sections[$0].count }) else {
      // The next batch tries again.
      return hidesRows = true
    }
    if found.count < selected.count { changeSelection { $0 = RowIDSet(found) } }
  }

  /// Whether every row that there is is in the results.
  var showsEverything: Bool {
    guard let request = controller.requestShown else { return false }
    return request.predicate == nil && request.fetchLimit == nil && request.fetchOffset == 0
  }

  /// Changes the selection, after the batch that is being played if there is one.
  func changeSelection(_ change: @escaping (inout RowIDSet) -> Void) {
    whenSettled {
      change(&self.selected)
      self.list.announceSelection()
      self.onSelectionChange?()
    }
  }
}
