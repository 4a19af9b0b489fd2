// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// Results of a request that were read in the background and can be shown at once.
public struct PreparedResults<Element: Entity>: Sendable {
  let fetched: FetchedState<Element>

  /// Which snapshot they are of.
  let position: JournalPosition

  /// Whether all rows are in them; else they are only the first.
  public var isComplete: Bool {
    if case .compact(let results) = fetched.state { results.firstRows == nil } else { true }
  }
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
  ///   compile or reading fails; of the kind `interrupted` when it is stopped or the
  ///   context is closed.
  /// - Complexity: What `performFetch()` costs, off the main thread; nothing for results
  ///   that were shown before a search and did not change since. The first rows: with
  ///   a predicate whose candidates come in runs of the order, so many rows and a run are
  ///   looked at; else 10,000 rows, at most.
  public func prepare(
    _ request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?,
    firstRows: Int? = nil
  ) async throws -> PreparedResults<Element> {
    let earlier = earlier(request, sectionedBy)
    if let earlier, earlier.position == context.position {
      let fetched = FetchedState(
        state: .sparse(earlier.results), cachedPosition: earlier.cachedPosition)
      return PreparedResults(fetched: fetched, position: earlier.position)
    }
    let query = FetchQuery(request, sectionedBy: sectionedBy)
    let fetched = try await context.readAside(isShort: firstRows != nil) {
      connection throws(DatabaseError) in
      if let firstRows, let first = try FirstRows(firstRows, of: query, in: connection),
        first.results.firstRows == nil || first.results.count >= firstRows
      {
        return FetchedState(state: .compact(first.results), elements: first.elements)
      }
      return FetchedState(
        state: try ResultsState(query, cache: earlier?.sectionCache, from: connection),
        cachedPosition: earlier?.cachedPosition)
    }
    return PreparedResults(fetched: fetched, position: context.position)
  }

  /// Shows results that were prepared, as a change of what was shown.
  ///
  /// All else is as in `change(to:sectionedBy:)`. When another snapshot is shown than
  /// at the end of `prepare(_:sectionedBy:firstRows:)`, they are read anew.
  ///
  /// - Throws: `DatabaseError` when reading fails. The last good results stay.
  public func change(to results: PreparedResults<Element>) throws(DatabaseError) {
    let query = results.fetched.state.query
    guard results.position == context.position else {
      return try change(to: query.request, sectionedBy: query.sectionedBy)
    }
    try show(results.fetched)
  }

  /// Takes in the values of the first rows, which were read with their ids.
  func takeFirst(_ elements: [Element]) {
    guard !elements.isEmpty, case .compact(let results) = state else { return }
    let ids = results.sections.map { $0.ids }
    loaded.insert(elements, ids: ids.count == 1 ? ids[0] : Array(ids.joined()))
    let first = ids.count == 1 ? elements : Array(elements.prefix(ids[0].count))
    recent = Batch(place: IndexPath(section: 0, row: 0), count: first.count)
    recentRows = first
  }
}
