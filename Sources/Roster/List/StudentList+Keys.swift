// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel

/// Keys of the list, which no entry may lose to it.
extension StudentList {
  func setUpKeys() {
    let shortcuts = ShortcutController()
    shortcuts.add("F2") { [unowned self] in editFocused() }
    shortcuts.add("Menu", "<Shift>F10") { [unowned self] in openMenuByKey() }
    shortcuts.add("Left", "KP_Left") { [unowned self] in collapseFocused(true) }
    shortcuts.add("Right", "KP_Right") { [unowned self] in collapseFocused(false) }
    view.add(shortcuts)
    view.add(deleteKeys())
    view.add(tabKeys())
  }

  func activate(_ position: Int) {
    guard let model else { return }
    switch model.identity(at: position) {
    case .section: toggleSection(of: model.identity(at: position))
    case .element(let id): if !isEditing { delegate?.edit(id) }
    case .unreadable: break
    }
  }

  /// Deletes a student whose button was pressed.
  ///
  /// After a delete another row lies under the pointer, so what may be the second press
  /// of a double click does nothing.
  func deleteByButton(_ id: RowID) {
    let now = ContinuousClock.now
    if let last = lastButtonDelete,
      now - last < .milliseconds(DesktopSettings.doubleClickTime)
    {
      return
    }
    lastButtonDelete = now
    delegate?.delete([id])
  }

  /// Delete, once for each press: a key that is held must not empty the list.
  private func deleteKeys() -> KeyController {
    let keys = KeyController()
    keys.onPressed { [unowned self] key in
      guard key.isDelete else { return false }
      if !isDeleteHeld, let ids = model?.idsToActOn, !ids.isEmpty { delegate?.delete(ids) }
      isDeleteHeld = true
      return true
    }
    keys.onReleased { [unowned self] key in if key.isDelete { isDeleteHeld = false } }
    return keys
  }

  /// Tab leaves the list instead of going from row to row.
  private func tabKeys() -> ShortcutController {
    let tabs = ShortcutController()
    tabs.captures()
    tabs.add("Tab") { [unowned self] in
      scroller.moveFocusOut(forward: true)
      return true
    }
    tabs.add("<Shift>Tab", "<Shift>ISO_Left_Tab") { [unowned self] in
      scroller.moveFocusOut(forward: false)
      return true
    }
    return tabs
  }

  private func editFocused() -> Bool {
    guard let id = focusedID else { return false }
    delegate?.edit(id)
    return true
  }

  private func collapseFocused(_ isCollapsed: Bool) -> Bool {
    guard let row = focusedRow?.row, let section = row.section,
      section.isCollapsed != isCollapsed
    else { return false }
    toggleSection(of: row.identity)
    return true
  }
}

extension Key {
  fileprivate var isDelete: Bool {
    modifiers.isDisjoint(with: [.control, .alt, .shift])
      && (isNamed("Delete") || isNamed("KP_Delete"))
  }
}
