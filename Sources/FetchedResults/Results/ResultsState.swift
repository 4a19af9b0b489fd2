// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// What a controller's results are at one snapshot.
///
/// It is a value: the old and the new results are there side by side while a
/// change is announced. Where the rows stand is either known as ids in order,
/// or found through an index when it is asked for.
enum ResultsState<Element: Entity>: Sendable {
  case compact(CompactResults<Element>)
  case sparse(SparseResults<Element>)

  /// Reads what can be looked at first: all sections, and all ids only where no
  /// index serves the request.
  ///
  /// - Parameter cache: Section information that may save counting the rows.
  init(
    _ query: FetchQuery<Element>, cache: SectionCache? = nil,
    from connection: borrowing Connection
  ) throws(DatabaseError) {
    try query.requireIdentity(in: connection)
    guard let index = try OrderIndex(serving: query, in: connection) else {
      self = .compact(try CompactResults(query, from: connection))
      return
    }
    if let cache, let results = try? SparseResults(query, index, cached: cache, in: connection) {
      self = .sparse(results)
    } else {
      self = .sparse(try SparseResults(query, index, from: connection))
    }
  }

  var query: FetchQuery<Element> {
    switch self {
    case .compact(let results): results.query
    case .sparse(let results): results.query
    }
  }

  var sections: [SectionHead] {
    switch self {
    case .compact(let results): results.heads
    case .sparse(let results): results.sections
    }
  }

  /// How many rows there are in the sections.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// The ids of some rows of a section, in order.
  func ids(
    inSection section: Int, rows: Range<Int>, in connection: borrowing Connection
  ) throws(DatabaseError) -> [RowID] {
    switch self {
    case .compact(let results): Array(results.sections[section].ids[rows])
    case .sparse(let results):
      try results.ids(inSection: section, rows: rows, in: connection)
    }
  }

  /// The ids of the first rows of a section that an index serves, as far as they are kept.
  func keptIDs(inSection section: Int) -> PackedIDs {
    guard case .sparse(let results) = self else { return PackedIDs() }
    return results.anchors[results.sections[section].key]?.ids ?? PackedIDs()
  }

  /// The place of a row, or nil when it is not in the results.
  func indexPath(
    for id: RowID, in connection: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    guard let key = try query.key(of: id, in: connection) else { return nil }
    return switch self {
    case .compact(let results): try results.place(of: key, in: connection)
    case .sparse(let results): try results.place(ofRow: key, in: connection)
    }
  }

  /// The same results with all ids read.
  func compacted(in connection: borrowing Connection) throws(DatabaseError) -> CompactResults<
    Element
  > {
    switch self {
    case .compact(let results): results
    case .sparse: try CompactResults(query, from: connection)
    }
  }

  /// The same results, served by an index of another schema if one has their order.
  ///
  /// First rows stay the first.
  ///
  /// - Parameter connection: A connection in whose snapshot they hold.
  func servedAnew(in connection: borrowing Connection) throws(DatabaseError) -> Self {
    guard case .compact(let results) = self, results.firstRows != nil else {
      return try Self(query, from: connection)
    }
    try query.requireIdentity(in: connection)
    return self
  }

  /// What becomes of these results at the snapshot that `next` reads.
  ///
  /// - Parameters:
  ///   - oldRows: Every row that may have changed, as it stands in these
  ///     results' snapshot. Rows that did not change may be among them.
  ///   - next: A connection in the new snapshot. Nothing else is read.
  /// - Returns: nil when no row of these results changed.
  func batch(
    _ oldRows: OldRows, next: borrowing Connection
  ) throws(DatabaseError) -> ResultsBatch<Element>? {
    let changed = try query.changedRows(oldRows, next: next)
    guard !changed.isEmpty else { return nil }
    return switch self {
    case .compact(let results): try results.batch(changed, oldRows, next: next)
    case .sparse(let results): try results.batch(changed, oldRows, next: next)
    }
  }
}

/// The new results and how the old ones become them.
///
/// It is an object because it is handed on several times.
final class ResultsBatch<Element: Entity>: Sendable {
  let oldSections: [SectionHead]
  let state: ResultsState<Element>
  let difference: ResultsDifference<Element>

  init(
    oldSections: [SectionHead], state: ResultsState<Element>,
    difference: ResultsDifference<Element>
  ) {
    self.oldSections = oldSections
    self.state = state
    self.difference = difference
  }
}
