// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks

extension WatchedResults {
  /// Holds what the controller says against the picture: all places, and the
  /// values of rows that changed and of some others.
  func checkWhatIsShown(_ samples: Int, changed: [RowID] = []) throws {
    faults.check(
      controller.sectionCount == picture.ids.count
        && controller.numberOfObjects == picture.rows.count,
      "\(controller.numberOfObjects) rows where there are \(picture.rows.count), \(setup)")
    guard faults.isEmpty else { return }
    for (section, ids) in picture.ids.enumerated() {
      faults.check(
        controller.numberOfObjects(inSection: section) == ids.count
          && controller.ids(inSection: section, rows: 0..<ids.count) == ids,
        "section \(section) holds other rows than \(ids), \(setup)")
      faults.check(
        controller.sectionName(at: section) == picture.names[section],
        "section \(section) is not named “\(picture.names[section])”, \(setup)")
    }
    for id in changed.prefix(samples) { if let row = picture.row(id) { try check(row) } }
    guard !picture.rows.isEmpty else { return }
    for _ in 0..<samples { try check(random.pick(picture.rows)) }
    try checkRowsThatAreNotThere()
  }

  private func check(_ row: Picture.Row) throws {
    let element = controller.object(at: row.place)
    faults.check(
      try Mark(element, in: controller.context) == row.mirroredMark && element.id == row.id,
      "row \(row.id) is shown as it was, \(setup)")
    faults.check(
      controller.id(at: row.place) == row.id && controller.indexPath(for: row.id) == row.place,
      "row \(row.id) is elsewhere, \(setup)")
  }

  private func checkRowsThatAreNotThere() throws {
    let highest = picture.rows.map(\.id).max() ?? 0
    for id in [-1, 1 + RowID(random.below(Int(highest)))] where picture.row(id) == nil {
      faults.check(
        controller.indexPath(for: id) == nil && controller.object(id: id) == nil,
        "row \(id) is not in the results, \(setup)")
    }
  }

  /// The old results are there until the first change is told.
  func checkWhatIsStillShown() {
    faults.check(
      controller.sectionCount == picture.ids.count
        && controller.numberOfObjects == picture.rows.count,
      "not the old results in will, \(setup)")
    guard faults.isEmpty, !picture.rows.isEmpty else { return }
    let row = random.pick(picture.rows)
    faults.check(
      controller.id(at: row.place) == row.id && controller.object(id: row.id)?.id == row.id,
      "row \(row.id) is not where it was in will, \(setup)")
  }

  /// Deleted rows carry the values that they had.
  func checkLastValues(_ difference: ResultsDifference<Sample>?, _ old: Picture) throws {
    for change in (difference?.rowChanges ?? []).prefix(4) {
      guard case .delete = change.kind, let row = old.row(change.id) else { continue }
      faults.check(
        try Mark(change.object, in: controller.context) == row.mirroredMark,
        "row \(row.id) was deleted without its last values, \(setup)")
    }
  }

  /// Another controller of the same request, fetched now, shows the same.
  func checkFreshFetch() throws {
    let fresh = FetchedResultsController(
      fetchRequest: setup.request, context: controller.context, sectionedBy: setup.sectionedBy)
    try fresh.performFetch()
    let sections = fresh.sections ?? []
    faults.check(
      sections.map(\.name) == controller.sections?.map(\.name)
        && sections.map(\.numberOfObjects) == controller.sections?.map(\.objects.count),
      "other sections than a fresh fetch’s, \(setup)")
    faults.check(
      fresh.fetchedObjects?.map(\.id) == picture.rows.map(\.id)
        && controller.fetchedObjects?.map(\.id) == picture.rows.map(\.id),
      "other objects than a fresh fetch’s, \(setup)")
    faults.check(
      try controller.context.fetch(setup.request).count == picture.rows.count
        || setup.isSectioned, "another number of rows than a fetch’s, \(setup)")
  }
}
