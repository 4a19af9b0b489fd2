// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import ResultsListModel

/// What a person does to the selection, and what should come of it.
extension WatchedList {
  /// Selects, unselects, collapses or expands something.
  func act() throws {
    switch random.below(12) {
    case 0..<4: selectRange()
    case 4, 5: unselectRange()
    case 6: replaceSelection()
    case 7: selectAll()
    case 8: unselectAll()
    case 9: toggle()
    case 10: model.isEditing.toggle()
    default: toggleSection()
    }
    try check()
  }

  private func chosen(_ positions: some Sequence<Int>) -> Set<RowID> {
    Set(positions.compactMap { ids[$0] })
  }

  private func selectRange() {
    guard !ids.isEmpty else { return }
    let positions = random.once(in: 2) ? random.range(in: ids.count) : oneRow()
    let unselectRest = random.once(in: 2)
    let chosen = chosen(positions)
    // In edit mode a plain click would take away all the checks.
    let isRefused = chosen.isEmpty || model.isEditing && unselectRest && positions.count == 1
    let isDone = model.list.ask(.select(positions, unselectRest: unselectRest))
    faults.check(isDone != isRefused, "rows at \(positions) were selected, or not")
    guard !isRefused else { return }
    if unselectRest && !model.isEditing { selected = [] }
    selected.formUnion(chosen)
  }

  private func oneRow() -> Range<Int> {
    let position = random.below(ids.count)
    return position..<position + 1
  }

  private func unselectRange() {
    guard !ids.isEmpty else { return }
    let positions = random.range(in: ids.count)
    selected.subtract(chosen(positions))
    model.list.ask(.unselect(positions))
  }

  private func replaceSelection() {
    guard !ids.isEmpty else { return }
    let wanted = random.range(in: ids.count)
    let mask = random.once(in: 3) ? 0..<ids.count : random.range(in: ids.count)
    if mask.count == ids.count { selected = [] }
    selected.subtract(chosen(mask))
    selected.formUnion(chosen(wanted.clamped(to: mask)))
    model.list.ask(.replace(selected: Bitset(wanted), mask: Bitset(mask)))
  }

  private func selectAll() {
    selected.formUnion(chosen(ids.indices))
    model.list.ask(.selectAll)
  }

  private func unselectAll() {
    selected = []
    model.list.ask(.unselectAll)
  }

  private func toggle() {
    guard !ids.isEmpty, let id = ids[random.below(ids.count)] else { return }
    selected.formSymmetricDifference([id])
    model.toggleSelection(of: id)
  }

  private func toggleSection() {
    guard watched.setup.isSectioned, !model.sections.isEmpty else { return }
    let index = random.below(model.sections.count)
    let wasCollapsed = model.sections[index].isCollapsed
    model.setCollapsed(!wasCollapsed, section: index)
    faults.check(
      model.sections[index].isCollapsed != wasCollapsed, "section \(index) did not collapse")
  }

  /// Holds the model's selection against the set of ids.
  func checkSelection() {
    faults.check(
      model.selectedCount == selected.count,
      "\(model.selectedCount) rows are selected, not \(selected.count), \(watched.setup)")
    faults.check(selected.allSatisfy(model.isSelected), "a selected row is not, \(watched.setup)")
    let shown = ids.compactMap { id in id.flatMap { selected.contains($0) ? $0 : nil } }
    faults.check(
      model.selectedIDs == shown, "the selection is \(model.selectedIDs), not \(shown)")
    for _ in 0..<min(6, ids.count) {
      let position = random.below(ids.count)
      let isSelected = ids[position].map(selected.contains) ?? false
      faults.check(
        model.list.isSelected(at: position) == isSelected,
        "position \(position) is selected, or not, \(watched.setup)")
    }
    guard !ids.isEmpty, random.once(in: 6) else { return }
    let range = random.range(in: ids.count)
    let isRight =
      model.list.selection(in: range).numbers
      == range.filter { position in ids[position].map(selected.contains) ?? false }
    faults.check(isRight, "other positions in \(range) are selected, \(watched.setup)")
  }
}
