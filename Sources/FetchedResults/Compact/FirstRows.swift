// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The first rows of a request, found without all the others.
struct FirstRows<Element: Entity>: Sendable {
  /// All rows where they were found on the way, else only the first.
  let results: CompactResults<Element>

  /// The values of the rows, in order; none where only ids were read.
  let elements: [Element]

  /// Finds the first rows among candidates in runs of the order, or by going through an
  /// index of the order and looking at each row.
  ///
  /// There are less than that where not enough of them are near the start. Where all
  /// that match are found on the way, they are no first rows.
  ///
  /// - Returns: nil when there is neither, or when all rows are found about as fast.
  init?(
    _ count: Int, of query: FetchQuery<Element>, in connection: borrowing Connection
  ) throws(DatabaseError) {
    try query.requireIdentity(in: connection)
    if let candidates = query.candidatesInRuns,
      let first = try Self(count, of: query, among: candidates, in: connection)
    {
      self = first
      return
    }
    guard let sql = try query.walkSQL(in: connection) else { return nil }
    if let candidates = query.request.predicate?.candidates,
      try query.hasAtMost(5_000, candidates, in: connection)
    {
      return nil
    }
    var sections: [SectionState] = []
    var remaining = count
    try connection.withStatement(sql) { statement throws(DatabaseError) in
      try statement.bind(query.arguments)
      var passed = 0
      while remaining > 0, passed < 10_000, try statement.step() {
        passed += 1
        guard statement.integer(at: 2) != 0 else { continue }
        sections.append(statement.integer(at: 1), key: statement.value(at: 0))
        remaining -= 1
      }
    }
    results = try CompactResults(query, unnamed: sections, firstRows: count, in: connection)
    elements = []
  }
}

extension FetchQuery {
  /// All rows in order, each with its id and whether it matches; nil when no index has
  /// the order, or all rows match.
  fileprivate func walkSQL(in connection: borrowing Connection) throws(DatabaseError) -> String? {
    let all = FetchQuery(request.wholeTable, sectionedBy: sectionedBy)
    guard let predicate = request.predicate, Window(request).isEverything, paths.isEmpty,
      let index = try OrderIndex(serving: all, in: connection)
    else { return nil }
    return """
      SELECT \(sectionedBy?.keySQL ?? "NULL"), \(quoted(Element.table.name)).id, (\(predicate.sql)) \
      FROM \(quoted(Element.table.name)) INDEXED BY \(quoted(index.name)) ORDER BY \(orderSQL)
      """
  }
}
