// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// The menus of students and of sections.
extension StudentList {
  func openMenu(on row: StudentRow, x: Double, y: Double) {
    guard let shown = row.row else { return }
    let place = RowMenu.Place(widget: row.bin, x: x, y: y)
    row.frame?.grabFocus()
    if let section = shown.section {
      menu.open(items(forSection: section), on: [shown.identity], at: place)
    } else if let id = shown.id {
      let ids = idsForMenu(on: id)
      menu.open(items(forStudents: ids.count), on: ids.map(RowIdentity.element), at: place)
    }
  }

  func openMenu(onBarAtX x: Double, y: Double) {
    guard let model, let section = sectionInBar else { return }
    let header = model.identity(at: model.position(ofSection: section))
    let place = RowMenu.Place(widget: bar.widget, x: x, y: y)
    menu.open(items(forSection: model.sections[section]), on: [header], at: place)
  }

  /// Gives the focus back, which GTK leaves anywhere.
  func focusAfterMenu() {
    Task { [weak self] in
      guard let self, let target = menu.targets.last else { return }
      if let position = model?.position(of: target) { focus(position) }
    }
  }

  /// The students the menu is for.
  var menuIDs: [RowID] {
    menu.targets.compactMap { if case .element(let id) = $0 { id } else { nil } }
  }

  /// The section the menu is for.
  var menuSection: Int? {
    guard let model, let target = menu.targets.first, let position = model.position(of: target)
    else { return nil }
    return model.sectionIndex(at: position)
  }

  func openMenuByKey() -> Bool {
    guard let identity = focusedRow?.row?.identity, let position = model?.position(of: identity)
    else { return false }
    view.scroll(to: position)
    guard let row = focusedRow else { return false }
    openMenu(on: row, x: 24, y: Double(row.bin.height) / 2)
    return true
  }

  /// A row that is not selected is acted on alone; in edit mode the checks stay.
  private func idsForMenu(on id: RowID) -> [RowID] {
    guard let model else { return [] }
    if model.isSelected(id) { return model.selectedIDs }
    if !isEditing { model.select([id]) }
    return [id]
  }

  private func items(forStudents count: Int) -> [(label: String, action: String)] {
    let move = (tr("Move to…"), "move")
    return count == 1
      ? [(tr("Edit…"), "edit"), move, (tr("Delete"), "delete")]
      : [move, (trn("Delete {n} Student", "Delete {n} Students", count), "delete")]
  }

  private func items(forSection section: ListSection) -> [(label: String, action: String)] {
    let fold = (section.isCollapsed ? tr("Expand") : tr("Collapse"), "toggle-section")
    let select = (tr("Select All"), "select-section")
    let delete = (tr("Delete Section"), "delete-section")
    return grouping == .subject
      ? [fold, (tr("Rename…"), "rename-section"), select, delete] : [fold, select, delete]
  }
}
