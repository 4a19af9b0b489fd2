// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// The title of the window.
struct HeaderParts {
  let title: Label
  let subtitle: Label
  let menuButton: MenuButton
  let searchButton: Widget
  let editButton: Widget
  let emptyAdd: Button
  let clearSearch: Button

  init(_ builder: Builder, _ emptyPages: Builder) {
    title = builder.widget("title")
    subtitle = builder.widget("subtitle")
    title.showsCutTextInTooltip()
    menuButton = builder.widget("menu-button")
    searchButton = builder.widget("search-button")
    editButton = builder.widget("edit-button")
    emptyAdd = emptyPages.widget("empty-add")
    clearSearch = emptyPages.widget("clear-search")
  }
}

/// The search bar and what it says when nothing is found.
struct SearchParts {
  let bar: SearchBar
  let entry: SearchEntry
  let nothingFound: Label
  let action = SimpleAction("search", isOn: false)

  /// Hears what is typed on the list.
  let typing = KeyController()

  init(_ builder: Builder, _ emptyPages: Builder) {
    bar = builder.widget("search-bar")
    entry = builder.widget("search-entry")
    nothingFound = emptyPages.widget("nothing-found-label")
  }
}

/// Edit mode: its action and the bar at the foot.
struct EditingParts {
  let bar: ActionBar
  let row: Box
  let label: Label
  let action = SimpleAction("edit-mode", isOn: false)
  let delete = SimpleAction("delete")
  let move = SimpleAction("move")
  let export = SimpleAction("export-selected")

  init(_ builder: Builder) {
    bar = builder.widget("action-bar")
    row = builder.widget("action-row")
    label = builder.widget("selection-label")
    label.showsCutTextInTooltip()
  }
}

/// What the list is grouped and sorted by.
struct ChoiceParts {
  let grouping: SimpleAction
  let order: SimpleAction

  init(_ preferences: Preferences) {
    grouping = SimpleAction("group-by", choice: preferences.grouping.rawValue)
    order = SimpleAction("sort-by", choice: preferences.sortOrder.rawValue)
  }
}

/// How far an import, or whatever takes long, has come.
struct ProgressParts {
  let revealer: Revealer
  let label: Label
  let bar: ProgressBar
  let cancel: Button

  init(_ builder: Builder) {
    self.init(builder, cancel: builder.widget("progress-cancel"))
  }

  /// Progress in a window that has a button to cancel anyway.
  init(_ builder: Builder, cancel: Button) {
    revealer = builder.widget("progress-revealer")
    label = builder.widget("progress-label")
    bar = builder.widget("progress-bar")
    self.cancel = cancel
  }
}
