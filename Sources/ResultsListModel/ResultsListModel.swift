// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
package import Gtk

/// The results of a controller as a list: headers of sections, and rows.
///
/// It is the controller’s delegate, and turns each batch of changes into splices that
/// a GTK view can follow without losing focus or place. It also keeps the selection,
/// as a set of row ids, so that it survives moves, sorting and regrouping.
///
/// What would change the list or the selection inside a splice waits until the
/// batch is played.
@MainActor public final class ResultsListModel<Element: Entity> {
  /// The list as GTK sees it: a GListModel and GtkSelectionModel.
  package let list = SelectableListModel()

  /// Where the rows come from.
  public internal(set) var controller: FetchedResultsController<Element>

  /// Whether a plain click or arrow must leave the selection as it is.
  ///
  /// In edit mode rows are checked one by one.
  public var isEditing = false

  /// Called after each change of the selection.
  public var onSelectionChange: (() -> Void)?

  /// Asked before each change of the list which of its rows has the focus, if any.
  public var focusedIdentity: (() -> RowIdentity?)?

  /// Called when the list has changed, in the same turn of the main loop, with
  /// where the focus belongs now.
  ///
  /// Others may still have to be told of the change, so it must not ask for another
  /// request; the `onChange` of the context may.
  public var onChange: ((FocusTarget) -> Void)?

  var layout = ListLayout()
  var selected = RowIDSet()

  /// Whether selected rows may have been deleted unseen, because the last results
  /// left rows out.
  var hidesRows = false

  /// The change that is being played, nil when the list is at rest.
  var playing: Playing?

  /// The rows that someone holds.
  var rows: [RowIdentity: WeakRow<Element>] = [:]

  /// The names of the sections that are collapsed, present or not.
  var collapsedNames: Set<String> = []

  /// The ids of rows that the user moves or brings back now.
  var followed: Set<RowID> = []

  /// The last values of the rows that go in the batch being played.
  var departing: [RowID: Element] = [:]

  /// The focused row and its position before a batch.
  var focusBefore: FocusBefore?

  /// The numbers of the places that could not be read.
  var unreadable: [IndexPath: Int] = [:]

  private var nextToken = 0
  private var waiting: [() -> Void] = []

  /// Shows the results of `controller`, if they were fetched already, and follows
  /// them, as its delegate.
  ///
  /// - Complexity: O(sections), without a row being read.
  public init(_ controller: FetchedResultsController<Element>) {
    self.controller = controller
    list.source = self
    controller.delegate = self
    layout = makeLayout(replacing: layout)
    hidesRows = !showsEverything
    list.announce(at: 0, removed: 0, added: layout.count)
  }

  /// The number of headers and rows in the list.
  public var count: Int { list.count }

  /// Whether no change is being played.
  var isSettled: Bool { playing == nil && !list.isAnnouncing }

  /// Runs `body` now, or when the change that is being played is over.
  func whenSettled(_ body: @escaping () -> Void) {
    if isSettled { body() } else { waiting.append(body) }
  }

  /// Runs what waited for the end of a change.
  func settle() {
    while isSettled, !waiting.isEmpty { waiting.removeFirst()() }
  }

  func makeToken() -> Int {
    defer { nextToken += 1 }
    return nextToken
  }
}

/// Holds a row as long as someone else does.
struct WeakRow<Element: Entity> {
  weak let row: ResultsRow<Element>?
}
