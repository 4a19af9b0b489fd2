// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import ResultsListModel

/// Where the focus goes from the main menu.
extension RosterWindow {
  func setUpFocus() {
    widget.onFocusChanged { [unowned self] in
      if !header.menuButton.containsFocus { wasSearching = search.entry.containsFocus }
      placeToast()
    }
    toast.onShown = { [unowned self] in placeToast() }
    header.menuButton.onMenuClosed { Task { [weak self] in self?.leaveMenu() } }
  }

  /// Has the toast stand at the head of the window where it would hide the row in focus.
  private func placeToast() {
    guard toast.widget.isVisible else { return }
    list.view.afterTwoFrames { [weak self] in
      guard let self, let row = list.focusedRow?.frame, let area = toast.widget.parent,
        let foot = row.point(x: 0, y: Double(row.height), in: area)
      else { return }
      toast.isAtHead = foot.y > Double(area.height - toast.height)
    }
  }

  /// Gives the focus back to where it was.
  ///
  /// GTK 4.8 leaves it on the button, or in a submenu that is gone, which no key reaches.
  private func leaveMenu() {
    guard header.menuButton.containsFocus || widget.focusWidget == nil else { return }
    if wasSearching {
      search.entry.grabFocusWithoutSelecting()
    } else if list.model?.count ?? 0 > 0 {
      list.focusSomething()
    } else {
      focusLeavesEmptyList()
    }
  }
}
