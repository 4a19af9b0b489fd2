// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// Results of a request that were read in the background and can be shown at once.
public struct PreparedResults<Element: Entity>: Sendable {
  /// Whether all rows are in them; else they are only the first.
  public let isComplete: Bool

  let state: ResultsState<Element>

  /// Which snapshot they are of.
  let position: JournalPosition
}

extension FetchedResultsController {
  /// Reads the results of another request in the background.
  ///
  /// What is shown stays, and follows the database, until `change(to:)` is called with
  /// what is returned. Cancelling the task stops the reading, so that a search can
  /// follow a person's typing: each key cancels what the last one asked for.
  ///
  /// - Parameters:
  ///   - request: What is fetched.
  ///   - sectionedBy: What divides the results; nil for one section.
  ///   - firstRows: When given, and finding all rows would take long but an index has
  ///     their order, only so many rows from the start are found. Show them, and
  ///     prepare the same request again without it. Until then they follow the
  ///     database as first rows: one that comes pushes out the last, and behind one
  ///     that goes the next moves up if it is near.
  /// - Throws: `CancellationError`, or `DatabaseError` when the request does not
  ///   compile or reading fails.
  /// - Complexity: What `performFetch()` costs, off the main thread. The first rows: with
  ///   a predicate whose candidates come in runs of the order, so many rows and a run are
  ///   looked at; else 10,000 rows, at most.
  public func prepare(
    _ request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?,
    firstRows: Int? = nil
  ) async throws -> PreparedResults<Element> {
    let query = FetchQuery(request, sectionedBy: sectionedBy)
    let (state, isComplete) = try await context.readAside { connection throws(DatabaseError) in
      if let firstRows,
        let first = try CompactResults(first: firstRows, of: query, in: connection),
        first.firstRows == nil || first.count >= firstRows
      {
        return (ResultsState.compact(first), first.firstRows == nil)
      }
      return (try ResultsState(query, from: connection), true)
    }
    return PreparedResults(isComplete: isComplete, state: state, position: context.position)
  }

  /// Shows results that were prepared, as a change of what was shown.
  ///
  /// All else is as in `change(to:sectionedBy:)`. When another snapshot is shown than
  /// at the end of `prepare(_:sectionedBy:firstRows:)`, they are read anew.
  ///
  /// - Throws: `DatabaseError` when reading fails. The last good results stay.
  public func change(to results: PreparedResults<Element>) throws(DatabaseError) {
    let query = results.state.query
    guard results.position == context.position else {
      return try change(to: query.request, sectionedBy: query.sectionedBy)
    }
    try show(FetchedState(state: results.state, cachedPosition: nil))
  }
}
