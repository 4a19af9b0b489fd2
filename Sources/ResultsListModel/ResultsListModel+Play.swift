// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import FetchedResults
internal import Gtk

extension ResultsListModel: FetchedResultsControllerDelegate {
  /// Asks which row has the focus, while its old position can still be found.
  public func controllerWillChangeContent(_ controller: FetchedResultsController<Element>) {
    noteFocus()
  }

  /// Plays a batch as splices, tells rows and headers that read differently, takes
  /// deleted rows out of the selection, then calls `onChange`.
  ///
  /// - Complexity: O(changes) and O(sections), and what GTK does for each splice.
  public func controller(
    _ controller: FetchedResultsController<Element>,
    didChangeContentWith difference: ResultsDifference<Element>
  ) {
    precondition(isSettled, "the snapshot moved inside a splice")
    let old = layout
    layout = makeLayout(after: difference)
    let batch = ListBatch(difference, from: old, to: layout, rows: shownRows)
    takeValues(of: difference.rowChanges)
    play(batch)
    departing = [:]
    notifyRows(difference.rowChanges)
    notifyHeaders(since: old)
    unselectDeleted(difference.rowChanges)
    if hidesRows || !showsEverything { unselectMissing() }
    let followed = takeFollowedPosition(in: difference).map(FocusTarget.row)
    finish(followed ?? focusTarget(after: batch.edit, from: old))
  }

  /// Announces the splices of a batch; `layout` is that of the new list already.
  ///
  /// - Parameter screen: The old positions of the rows that views hold, where known;
  ///   else those around the focus count.
  func play(_ batch: ListBatch, screen: Range<Int>? = nil) {
    let focus = focusBefore.map { max(0, $0.position - 64)..<$0.position + 64 }
    let plan = SplicePlan(batch.edit, screen: screen ?? focus)
    for step in plan.steps {
      playing = Playing(plan: plan, leaving: batch.leaving, step: step)
      list.announce(
        at: step.splice.position, removed: step.splice.removed, added: step.splice.added)
    }
    playing = nil
    assert(list.count == layout.count, "the splices do not add up")
  }

  /// Tells the owner that the list changed, then does what waited for that.
  func finish(_ target: FocusTarget) {
    focusBefore = nil
    onChange?(target)
    settle()
  }
}

// MARK: - Values of rows

extension ResultsListModel {
  /// Makes rows read their new values, and those that go keep their last ones.
  private func takeValues(of changes: [RowChange<Element>]) {
    for change in changes {
      if case .delete = change.kind {
        departing[change.id] = change.object
        rows[.element(change.id)]?.row?.keep(change.object)
      } else {
        rows[.element(change.id)]?.row?.invalidate()
      }
    }
  }

  private func notifyRows(_ changes: [RowChange<Element>]) {
    for change in changes {
      if case .delete = change.kind { continue }
      rows[.element(change.id)]?.row?.changed()
    }
  }
}
