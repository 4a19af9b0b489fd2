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

  /// What was told since the last call, each section move also as its rows’ moves; nil
  /// when nothing was.
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
    checkOrder(difference)
    let difference = difference.spreadingSectionMoves(over: results.ids)
    self.difference = difference
    let plays = results.play(difference.sectionChanges, difference.rowChanges)
    faults.check(plays, "the replay law: places that are not there in \(difference)")
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController<Sample>) {
    faults.check(isOpen && difference != nil, "did came without a batch")
    isOpen = false
  }

  /// Whether each event has its place.
  private func checkOrder(_ difference: ResultsDifference<Sample>) {
    let rows = difference.rowChanges.map(\.order)
    let sections = difference.sectionChanges.map(\.order)
    faults.check(zip(rows, rows.dropFirst()).allSatisfy(<), "the order of row events")
    faults.check(zip(sections, sections.dropFirst()).allSatisfy(<), "the order of section events")
    let moves = difference.sectionMoves.map(\.to)
    faults.check(zip(moves, moves.dropFirst()).allSatisfy(<), "the order of section moves")
  }
}
