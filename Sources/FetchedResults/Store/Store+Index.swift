// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

extension Store {
  /// Has an index serve the order of a request from now on.
  ///
  /// An index costs time with each change, so an order that is seldom shown gets one
  /// when it is shown first. It is no step of undo, and view contexts go on as if
  /// nothing had happened; results use it from their next fetch on. The predicate, the
  /// limit and the offset do not count.
  ///
  /// - Returns: Whether an index was made. None is where one serves the order already,
  ///   and for
  ///   orders that none can serve, such as those of related rows.
  /// - Throws: `DatabaseError`, as on a full disk; then nothing is changed.
  /// - Complexity: O(n log n) for n rows of the table, during which other changes wait.
  @discardableResult
  public func makeIndex<Root: Entity>(
    serving request: FetchRequest<Root>, sectionedBy: SectionKeyPath<Root>? = nil
  ) async throws -> Bool {
    await letLogStartOver()
    let query = FetchQuery(request.wholeTable, sectionedBy: sectionedBy)
    guard query.paths.isEmpty, try OrderIndex(serving: query, in: connection) == nil,
      let sql = query.makeIndexSQL
    else { return false }
    do {
      try journalled { try make(sql, serving: query) }
    } catch is CannotServe {
      return false
    }
    didCommit()
    return true
  }

  /// Makes an index and notes that nothing else came with the new schema version.
  private func make<Root: Entity>(_ sql: String, serving query: FetchQuery<Root>) throws {
    let before = try connection.integer("PRAGMA schema_version")
    try connection.executeScript(sql)
    guard try OrderIndex(serving: query, in: connection) != nil else { throw CannotServe() }
    let after = try connection.integer("PRAGMA schema_version")
    try connection.execute(
      """
      INSERT INTO index_schema (one, since, through) VALUES (1, ?1, ?2)
      ON CONFLICT DO UPDATE SET since = iif(through = ?1, since, ?1), through = ?2
      """, [.integer(before), .integer(after)])
  }
}

/// An index was made that SQLite does not use for the order.
private struct CannotServe: Error {}

extension ViewContext {
  /// Whether an index serves the order of a request, as of the snapshot that is shown.
  ///
  /// The predicate, the limit and the offset do not count.
  ///
  /// - Throws: `DatabaseError` when the request does not compile.
  /// - Complexity: O(1): the request is compiled.
  public func hasIndex<Root: Entity>(
    serving request: FetchRequest<Root>, sectionedBy: SectionKeyPath<Root>? = nil
  ) throws(DatabaseError) -> Bool {
    let query = FetchQuery(request.wholeTable, sectionedBy: sectionedBy)
    return try OrderIndex(serving: query, in: current.connection) != nil
  }
}

extension FetchRequest {
  /// The same order of all rows.
  var wholeTable: Self { Self(sortDescriptors: sortDescriptors) }
}

extension FetchQuery {
  /// Makes an index on the section and the sort columns; nil when there are none.
  ///
  /// It is named for its columns. Names of the table do not stand in an index.
  fileprivate var makeIndexSQL: String? {
    let table = Element.table.name
    var terms = request.sortDescriptors.map(\.orderTerm)
    if let sectionedBy { terms.insert(sectionedBy.orderTerm, at: 0) }
    terms = terms.map { $0.replacing(quoted(table) + ".", with: "") }
    guard !terms.isEmpty else { return nil }
    let words = terms.joined(separator: " ").replacing(" COLLATE BINARY", with: "")
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = "\(table)_by_\(words.joined(separator: "_"))"
    return "CREATE INDEX \(quoted(name)) ON \(quoted(table)) (\(terms.joined(separator: ", ")))"
  }
}
