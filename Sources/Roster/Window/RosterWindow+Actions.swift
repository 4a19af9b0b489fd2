// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import ResultsListModel
import RosterModel

/// What menus, buttons and keys can ask the window for.
extension RosterWindow {
  func setUpActions() {
    let simple: [(String, () -> Void)] = [
      ("add", { [unowned self] in addStudent() }),
      ("clear-search", { [unowned self] in clearSearch() }),
      ("import", { [unowned self] in chooseFileToImport() }),
      ("preferences", { [unowned self] in showPreferences() }),
      ("shortcuts", { [unowned self] in KeysWindow.present(over: widget) }),
      ("random-pick", { [unowned self] in pickStudent() }),
      ("back-up", { [unowned self] in backUp() }),
      ("restore", { [unowned self] in chooseBackup() }),
      ("print", { [unowned self] in printStudents() }),
      ("export", { [unowned self] in exportShown() }),
      ("rename-roster", { [unowned self] in renameRoster() }),
      ("new-year", { [unowned self] in startNewYear() }),
      ("undo", { [unowned self] in undo() }),
      ("redo", { [unowned self] in redo() }),
    ]
    for (name, handler) in simple { widget.addAction(name, handler) }
    setUpChoices()
    setUpEditing()
  }

  /// Keys that entries want for themselves: the window hears them last.
  func setUpKeys() {
    let keys = ShortcutController()
    keys.add("<Control>z") { [unowned self] in
      undo()
      return true
    }
    keys.add("<Control><Shift>z") { [unowned self] in
      redo()
      return true
    }
    keys.add("<Control>v", "<Shift>Insert") { [unowned self] in
      paste()
      return true
    }
    keys.add("Escape") { [unowned self] in stepBack() }
    widget.add(keys)
  }

  /// Closes the search, else ends edit mode, else unselects.
  private func stepBack() -> Bool {
    if search.bar.isOpen {
      closeSearch()
    } else if list.isEditing {
      setEditing(false)
    } else if let model = list.model, model.selectedCount > 0 {
      model.unselectAll()
    } else {
      return false
    }
    return true
  }

  /// Actions of the menus on rows.
  func setUpRowActions() {
    let rows = SimpleActionGroup()
    let actions: [(String, () -> Void)] = [
      ("edit", { [unowned self] in list.menuIDs.first.map(edit) }),
      ("move", { [unowned self] in move(list.menuIDs) }),
      ("delete", { [unowned self] in delete(list.menuIDs) }),
      (
        "toggle-section",
        { [unowned self] in list.menu.targets.first.map(list.toggleSection) }
      ),
      ("rename-section", { [unowned self] in list.menuSection.map(renameSection) }),
      ("select-section", { [unowned self] in list.model?.select(idsOfMenuSection) }),
      ("delete-section", { [unowned self] in delete(idsOfMenuSection) }),
    ]
    for (name, handler) in actions { rows.addAction(name, handler) }
    widget.insertActions(rows, prefix: "row")
  }
}
