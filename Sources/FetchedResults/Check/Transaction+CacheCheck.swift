// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import SQLite

extension Transaction {
  /// Whether the sections that are kept under a name for a request are those that a count
  /// finds; so they are where none are kept.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading fails.
  /// - Complexity: O(rows).
  package func isCacheRight<Element: Entity>(
    withName name: String, for request: FetchRequest<Element>,
    sectionedBy: SectionKeyPath<Element>?
  ) throws(DatabaseError) -> Bool {
    let query = FetchQuery(request, sectionedBy: sectionedBy)
    guard let cache = try SectionCache(name, request: query.fingerprint, in: connection),
      let index = try OrderIndex(serving: query, in: connection),
      let kept = try SparseResults(query, index, cached: cache, in: connection)
    else { return true }
    let counted = try SparseResults(query, index, from: connection)
    return kept.sections.count == counted.sections.count
      && zip(kept.sections, counted.sections).allSatisfy {
        $0.key == $1.key && $0.name == $1.name && $0.count == $1.count
      }
  }

  /// Deletes the sections that are kept under all names.
  ///
  /// - Throws: `DatabaseError` when writing fails.
  package func deleteCaches() throws(DatabaseError) {
    try SectionCache.delete(nil, in: connection)
  }
}
