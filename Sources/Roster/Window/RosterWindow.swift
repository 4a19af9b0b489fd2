// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// The window on a roster.
///
/// Here are its parts; what it does with them is in the extensions, one topic each.
final class RosterWindow {
  let widget: ApplicationWindow
  let preferences: Preferences
  let list: StudentList
  let toast = Toast()
  let search: SearchParts
  let editing: EditingParts
  let progress: ProgressParts
  let choices: ChoiceParts
  let header: HeaderParts
  let pages: Stack
  let undoMenu: Menu
  let narrowMenu: Menu

  /// The roster that is open; nil before and after.
  var database: RosterDatabase?

  /// The search that the list shows.
  var fetchedSearch = ""

  /// Whether the list shows all that there is to show; else more is on its way.
  var hasFoundAll = true

  /// Finds what the list is to show.
  var fetching: Task<Void, Never>?

  /// Goes to the first student found, once that is shown.
  var going: Task<Void, Never>?

  /// Looks for changes by other programs.
  var watch: StoreWatch?

  /// Says that a change waits for another program, while one does.
  var waiting: ProgressMeter?

  /// The import that is going on.
  var importing: Task<Void, Never>?

  /// The export that is going on.
  var exporting: Task<Void, Never>?

  /// Where it is chosen what to print, while that is asked.
  weak var printing: PrintWindow?

  /// Files to import once the roster is open.
  var waitingFiles: [File] = []

  /// Who was picked by chance.
  var picking = RandomPick()

  /// Whether the search had the focus before the main menu was opened.
  var wasSearching = false

  var isClosing = false

  /// The failure that is told now, which is not told twice.
  var shownFailure: FailureWords?

  /// The failure that was told last, until something works again.
  var toldFailure: FailureWords?

  /// Is called when the window begins to close.
  var onClosing: (() -> Void)?

  init(application: Application, preferences: Preferences) {
    let builder = Builder(PackageResources.window_ui, domain: Identity.domain)
    let emptyPages = Builder(PackageResources.pages_ui, domain: Identity.domain)
    let menus = Builder(PackageResources.menu_ui, domain: Identity.domain)
    self.preferences = preferences
    widget = builder.widget("window")
    list = StudentList(builder, window: widget)
    search = SearchParts(builder, emptyPages)
    editing = EditingParts(builder)
    progress = ProgressParts(builder)
    choices = ChoiceParts(preferences)
    header = HeaderParts(builder, emptyPages)
    pages = builder.widget("pages")
    pages.add(emptyPages.widget("empty-page"), name: "empty")
    pages.add(emptyPages.widget("nothing-found-page"), name: "nothing-found")
    undoMenu = menus.menu("undo-section")
    narrowMenu = menus.menu("narrow-section")
    header.menuButton.setMenu(menus.menu("primary-menu"))
    builder.widget("toast-overlay", as: Overlay.self).addOverlay(toast.widget)
    widget.setApplication(application)
    list.delegate = self
    list.grouping = preferences.grouping
    setUpActions()
    setUpKeys()
    setUpSearch()
    setUpRowActions()
    setUpFocus()
    setUpWidth()
    setUpDrop()
    setUpClosing()
    progress.cancel.onClicked { [unowned self] in
      guard waiting == nil else { return database?.store.stopWaiting() ?? () }
      importing?.cancel()
      exporting?.cancel()
    }
    showContents()
  }

  isolated deinit {
    fetching?.cancel()
    importing?.cancel()
    exporting?.cancel()
  }
}
