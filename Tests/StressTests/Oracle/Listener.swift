// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks

/// Hears the batches of a controller and keeps its results by them alone.
final class Listener: FetchedResultsControllerDelegate {
  /// The results as the events make them.
  var results = ReplayedResults()

  /// Called when the results will change.
  var onWill: (() -> Void)?

  private var difference: ResultsDifference<Sample>?
  private var isOpen = false
  private let faults: Faults

  init(_ faults: Faults) { self.faults = faults }

  /// What was told since the last call; nil when nothing was.
  func takeDifference() -> ResultsDifference<Sample>? {
    defer { difference = nil }
    return difference
  }

  func controllerWillChangeContent(_ controller: FetchedResultsController<Sample>) {
    faults.check(!isOpen, "a cycle began inside another")
    faults.check(difference == nil, "two cycles in one move")
    isOpen = true
    onWill?()
  }

  func controller(
    _ controller: FetchedResultsController<Sample>,
    didChangeContentWith difference: ResultsDifference<Sample>
  ) {
    faults.check(isOpen, "a batch came before will")
    faults.check(!difference.isEmpty, "a cycle of nothing")
    self.difference = difference
    let plays = results.play(difference.sectionChanges, difference.rowChanges)
    faults.check(plays, "the replay law: places that are not there in \(difference)")
    checkOrder(difference)
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController<Sample>) {
    faults.check(isOpen && difference != nil, "did came without a batch")
    isOpen = false
  }

  /// Deletes by old place, last first; inserts, moves and updates by new place,
  /// first first; section deletes last first, section inserts first first.
  private func checkOrder(_ difference: ResultsDifference<Sample>) {
    let rows = difference.rowChanges.map { change in
      switch change.kind {
      case .delete(let place): (0, -place.section, -place.row)
      case .insert(let place): (1, place.section, place.row)
      case .move(_, let place): (2, place.section, place.row)
      case .update(_, let place): (3, place.section, place.row)
      }
    }
    let sections = difference.sectionChanges.map { change in
      switch change {
      case .delete(let index, _): (0, -index)
      case .insert(let index, _): (1, index)
      case .rename(_, let index, _, _): (2, index)
      }
    }
    faults.check(zip(rows, rows.dropFirst()).allSatisfy(<), "the order of row events")
    faults.check(zip(sections, sections.dropFirst()).allSatisfy(<), "the order of section events")
  }
}
