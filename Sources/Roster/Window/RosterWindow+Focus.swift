// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import ResultsListModel

/// Where the focus goes from the main menu.
extension RosterWindow {
  func setUpFocus() {
    widget.onFocusChanged { [unowned self] in
      if !header.menuButton.containsFocus { wasSearching = search.entry.containsFocus }
    }
    header.menuButton.onMenuClosed { Task { [weak self] in self?.leaveMenu() } }
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
