// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import RosterModel

/// Finding students while typing.
extension RosterWindow {
  /// What is looked for.
  var searchText: String { search.bar.isOpen ? search.entry.text.trimmed : "" }

  func setUpSearch() {
    search.bar.connectEntry(search.entry)
    search.entry.onSearchChanged { [unowned self] in searchDidChange() }
    search.entry.onActivate { [unowned self] in goToFirstResult() }
    search.entry.onStopSearch { [unowned self] in closeSearch() }
    search.entry.add(downKey())
    search.bar.onOpenChanged { [unowned self] in openDidChange() }
    search.action.onChangeState { [unowned self] in
      if $0.boolean { openSearch() } else { closeSearch() }
    }
    widget.addAction(search.action)
    widget.addAction("find") { [unowned self] in openSearch() }
    search.typing.onPressed { [unowned self] in type($0) }
    widget.add(search.typing)
    list.view.whenLaidOut { [weak self] in self?.search.entry.prepareInputMethod() }
  }

  /// Has the first page of a search of many students found fast, in the background.
  ///
  /// Where that fails, as on a full disk, searches take longer.
  func keepSearchFast() {
    Task { [database] in try? await database?.keepSearchFast() }
  }

  func closeSearch() {
    let wasInEntry = search.entry.containsFocus
    search.bar.isOpen = false
    if wasInEntry { list.focusSomething() }
  }

  /// Shows everyone again, with the focus where it was before the search.
  func clearSearch() {
    let row = list.lastFocused
    closeSearch()
    // Meanwhile the button that has the focus goes, and GTK puts that on the list’s first row.
    Task { [weak self, fetching] in
      await fetching?.value
      self?.list.focusAgain(row)
    }
  }

  private func openSearch() {
    search.bar.isOpen = true
    search.entry.grabFocus()
  }

  private func openDidChange() {
    search.action.isOn = search.bar.isOpen
    list.holdTop()
    searchDidChange()
  }

  /// Shows what is looked for now.
  ///
  /// Who pressed Enter before goes to the first student found before that, however fast
  /// the next key came.
  private func searchDidChange() {
    guard let going else { return refetch() }
    Task { [weak self] in
      await going.value
      self?.refetch()
    }
  }

  /// Down goes from the entry to the first student found.
  private func downKey() -> ShortcutController {
    let keys = ShortcutController()
    keys.captures()
    keys.add("Down", "KP_Down") { [unowned self] in
      goToFirstResult()
      return true
    }
    return keys
  }

  /// The entry waits a moment before it searches; who goes on does not.
  private func goToFirstResult() {
    if searchText != fetchedSearch { refetch() }
    going = Task { [weak self, fetching] in
      await fetching?.value
      self?.list.focusFirstStudent()
      self?.going = nil
    }
  }

  /// Letters typed outside of entries and menus go on in the search, which opens for them.
  ///
  /// The entry has the focus before it hears the first of them: an input method
  /// listens only where the focus is.
  private func type(_ key: Key) -> Bool {
    guard key.isText, search.action.isEnabled, !search.entry.containsFocus,
      !header.menuButton.containsFocus, !list.menu.isOpen
    else { return false }
    search.bar.isOpen = true
    search.entry.grabFocusWithoutSelecting()
    search.entry.cursor = -1
    return search.typing.forward(to: search.entry)
  }
}
