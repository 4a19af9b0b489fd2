// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// A delegate that keeps what it hears and holds it against the callback rules.
@MainActor
final class Recorder<Element: Entity>: FetchedResultsControllerDelegate {
  private(set) var cycles: [Cycle<Element>] = []

  /// What the test does inside a callback.
  var onWill: (() -> Void)?
  var onSection: ((SectionChange) -> Void)?
  var onRow: ((RowChange<Element>) -> Void)?
  var onDid: (() -> Void)?

  /// Whether it is the request that changes, so that no row is deleted.
  var requestChanges = false

  private var open: Cycle<Element>?

  /// The events of all cycles, which are then forgotten.
  func takeEvents() -> [String] {
    defer { cycles = [] }
    return cycles.flatMap(\.events)
  }

  func takeCycles() -> [Cycle<Element>] {
    defer { cycles = [] }
    return cycles
  }

  func controllerWillChangeContent(_ controller: FetchedResultsController<Element>) {
    #expect(open == nil, "a cycle began inside another")
    open = Cycle(old: ResultsShape(of: controller))
    open?.rowsAreStored = requestChanges
    onWill?()
  }

  func controller(
    _ controller: FetchedResultsController<Element>, didChange change: SectionChange
  ) {
    #expect(open != nil, "an event came before will")
    if open?.rowChanges.isEmpty == false { open?.isOutOfOrder = true }
    open?.sectionChanges.append(change)
    onSection?(change)
  }

  func controller(
    _ controller: FetchedResultsController<Element>, didChange change: RowChange<Element>
  ) {
    #expect(open != nil, "an event came before will")
    open?.rowChanges.append(change)
    onRow?(change)
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController<Element>) {
    guard var cycle = open else {
      Issue.record("did came without will")
      return
    }
    open = nil
    cycle.new = ResultsShape(of: controller)
    cycle.checkLaws()
    cycles.append(cycle)
    onDid?()
  }
}
