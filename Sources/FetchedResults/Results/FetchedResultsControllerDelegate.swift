// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Is told how the results of a controller change.
///
/// For each move to a new snapshot the calls come on the main actor with no
/// suspension between them: will change, sections, rows, did change. The old
/// results are readable in `controllerWillChangeContent(_:)`, the new ones from
/// the first change on. Cycles never nest: a delegate that writes to the store
/// gets another cycle later. Every method has an empty default.
@MainActor
public protocol FetchedResultsControllerDelegate<Element>: AnyObject {
  /// The entity of the results.
  associatedtype Element: Entity

  /// The results are about to change; the old ones can still be read.
  func controllerWillChangeContent(_ controller: FetchedResultsController<Element>)

  /// Takes a whole batch as one value.
  ///
  /// The default plays it as single changes. A delegate that implements this
  /// method gets no single changes.
  func controller(
    _ controller: FetchedResultsController<Element>,
    didChangeContentWith difference: ResultsDifference<Element>)

  /// A section came or went, or has another name.
  func controller(
    _ controller: FetchedResultsController<Element>, didChange change: SectionChange)

  /// A whole section moved; only where `reportsSectionMoves` is set.
  func controller(
    _ controller: FetchedResultsController<Element>, didChange move: SectionMove)

  /// A row came, went, moved or changed.
  func controller(
    _ controller: FetchedResultsController<Element>, didChange change: RowChange<Element>)

  /// All changes of this snapshot have been told.
  func controllerDidChangeContent(_ controller: FetchedResultsController<Element>)
}

extension FetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: FetchedResultsController<Element>) {}

  /// Plays the batch as single changes: sections, whole sections that moved, rows.
  public func controller(
    _ controller: FetchedResultsController<Element>,
    didChangeContentWith difference: ResultsDifference<Element>
  ) {
    for change in difference.sectionChanges { self.controller(controller, didChange: change) }
    for move in difference.sectionMoves { self.controller(controller, didChange: move) }
    for change in difference.rowChanges { self.controller(controller, didChange: change) }
  }

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<Element>, didChange change: SectionChange
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<Element>, didChange move: SectionMove
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<Element>, didChange change: RowChange<Element>
  ) {}

  /// Does nothing.
  public func controllerDidChangeContent(_ controller: FetchedResultsController<Element>) {}
}
