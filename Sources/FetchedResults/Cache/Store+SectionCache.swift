// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension Store {
  /// Deletes the section information that controllers keep under a cache name.
  ///
  /// It is never needed for results to be right.
  ///
  /// - Parameter name: nil for all caches.
  /// - Throws: `DatabaseError`; then all caches are as they were.
  /// - Complexity: O(sections) of the caches that go.
  public func deleteCache(withName name: String?) throws {
    try connection.transaction { try SectionCache.delete(name, in: connection) }
  }

  func save(_ cache: SectionCache) throws {
    try connection.transaction { try cache.save(in: connection) }
    keepLogShort()
  }

  /// Has section information kept when the file is closed.
  nonisolated func keepAtEnd(_ caches: [SectionCache]) {
    lastCaches.withLock { $0 += caches }
  }

  /// A cache that could not be written is made by a later opening.
  func saveLastCaches() {
    let caches = lastCaches.withLock { caches in
      defer { caches = [] }
      return caches
    }
    for cache in caches { try? connection.transaction { try cache.save(in: connection) } }
  }
}
