// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
internal import Gtk

extension ResultsListModel {
  /// Shows the results of another controller of the same context, which were fetched
  /// already.
  ///
  /// Rows that are in both keep their objects and their selection.
  public func show(_ controller: FetchedResultsController<Element>) {
    whenSettled {
      self.replace {
        self.controller.delegate = nil
        self.controller = controller
        controller.delegate = self
      }
    }
  }

  /// Fetches anew what the controller shows.
  ///
  /// `fetch` may change the controller’s request and must end with its
  /// `performFetch()`; call that nowhere else. When it throws, nothing changes. Must
  /// not be called inside a splice.
  public func reload<Failure: Error>(_ fetch: () throws(Failure) -> Void) throws(Failure) {
    precondition(isSettled, "a reload inside a splice")
    try replace(fetch)
  }

  /// Plays the difference of two lists where that is cheap, else makes the list
  /// another.
  private func replace<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    noteFocus()
    let old = layout
    let before = comparableIdentities
    try body()
    layout = makeLayout(replacing: old.sections)
    var edit: ListEdit?
    if let before, let after = comparableIdentities {
      let batch = ListBatch(from: before, to: after)
      play(batch)
      edit = batch.edit
    } else {
      list.announce(at: 0, removed: list.count, added: 0)
      list.announce(at: 0, removed: 0, added: layout.count)
    }
    notifyHeaders(since: old)
    unselectMissing()
    finish(focusTarget(afterReplacement: edit, from: old))
  }

  /// What the list holds, nil when it is too long to compare.
  private var comparableIdentities: [RowIdentity]? {
    layout.count <= 2_000 ? (0..<layout.count).map(settledIdentity(at:)) : nil
  }
}
