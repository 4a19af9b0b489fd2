// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Results that an index serves, as they were when others took their place that none
/// serves: those of a search, which will be cleared.
struct EarlierResults<Element: Entity>: Sendable {
  let results: SparseResults<Element>

  /// The snapshot in which they were right.
  let position: JournalPosition

  /// The place in the journal for which their sections were kept in the file.
  let cachedPosition: JournalPosition?

  /// Their sections, which can be rolled forward to a later snapshot.
  var sectionCache: SectionCache {
    SectionCache(name: "", request: "", position: position, sections: results.sections)
  }
}

extension FetchedResultsController {
  /// The earlier results if they are those of a request.
  func earlier(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?
  ) -> EarlierResults<Element>? {
    guard let earlier, !context.isClosed, !context.journalMayMiss,
      earlier.results.query.request == request, earlier.results.query.sectionedBy == sectionedBy
    else { return nil }
    return earlier
  }

  /// Keeps what is shown while `new` is shown, if that is worth it.
  func keepEarlier(_ new: ResultsState<Element>) {
    switch (state, new) {
    case (.sparse(let results), .compact):
      earlier = EarlierResults(
        results: results, position: context.position, cachedPosition: cachedPosition)
    case (_, .sparse): earlier = nil
    case (_, .compact): break
    }
  }
}
