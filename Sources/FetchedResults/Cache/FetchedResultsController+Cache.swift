// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchedResultsController {
  /// So many changes may be rolled forward when the cache is read.
  private static var staleAfter: Int64 { 200 }

  /// The section information of an earlier time.
  ///
  /// One that cannot be read is as good as none.
  func readCache(_ query: FetchQuery<Element>) -> SectionCache? {
    guard let cacheName else { return nil }
    return try? SectionCache(
      cacheName, request: query.fingerprint, in: context.current.connection)
  }

  /// Has the store keep the section information when the kept one is old.
  func keepCache() {
    let former = cachedPosition
    guard isCacheOld, let cache = takeCache() else { return }
    Task { [weak self, store = context.store] in
      guard (try? await store.save(cache)) == nil, let self else { return }
      // One that could not be written is made at the next opportunity.
      if cachedPosition == cache.position { cachedPosition = former }
    }
  }

  func takeCache() -> SectionCache? {
    guard let cacheName, case .sparse(let results) = state else { return nil }
    let position = context.position
    if let cachedPosition, position.isComplete(since: cachedPosition),
      position.seq == cachedPosition.seq
    {
      return nil
    }
    cachedPosition = position
    return SectionCache(
      name: cacheName, request: results.query.fingerprint, position: position,
      sections: results.sections)
  }

  private var isCacheOld: Bool {
    guard let cachedPosition else { return true }
    return !context.position.isComplete(since: cachedPosition)
      || context.position.seq - cachedPosition.seq > Self.staleAfter
  }
}
