// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A bar that comes down with a search entry.
package final class SearchBar: Widget {
  package var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(cast()) != 0 }
    set { gtk_search_bar_set_search_mode(cast(), newValue ? 1 : 0) }
  }

  /// Whether it has a button that closes it.
  package var showsCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(cast()) != 0 }
    set { gtk_search_bar_set_show_close_button(cast(), newValue ? 1 : 0) }
  }

  package func connectEntry(_ entry: SearchEntry) {
    gtk_search_bar_connect_entry(cast(), entry.cast())
  }

  package func onOpenChanged(_ handler: @escaping () -> Void) {
    onNotify("search-mode-enabled", handler)
  }
}
