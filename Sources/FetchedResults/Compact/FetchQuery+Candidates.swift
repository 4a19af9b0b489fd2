// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FetchQuery {
  /// The statement that reads ids in order, and its arguments.
  ///
  /// Looking up a candidate costs about as much as passing 30 rows by.
  func idsStatement(
    in connection: borrowing Connection
  ) throws(DatabaseError) -> (sql: String, arguments: [DatabaseValue]) {
    guard let candidates = request.predicate?.candidates,
      try hasAtMost(30_000, candidates, in: connection)
    else { return (idsSQL, arguments) }
    return (idsSQL(among: candidates.sql), candidates.arguments + arguments)
  }

  /// Ids in order, each with the key of its section, of those that a query for
  /// candidates gives; its arguments come first.
  func idsSQL(among candidates: String) -> String {
    rowsSQL(
      selecting: "\(sectionedBy?.keySQL ?? "NULL"), \(quoted(Element.table.name)).id",
      among: candidates)
  }

  /// The same with the values of the rows, then the key of the section and what names it.
  func valuesSQL(among candidates: String) -> String {
    let key = sectionedBy?.keySQL ?? "NULL"
    return rowsSQL(
      selecting: "\(Element.table.selection), \(key), \(sectionedBy?.nameSQL ?? key)",
      among: candidates)
  }

  private func rowsSQL(selecting selection: String, among candidates: String) -> String {
    // A cross join is made from left to right: each candidate is looked up.
    """
    SELECT \(selection) \
    FROM (\(candidates)) AS candidate CROSS JOIN \(table) ON \(table).id = candidate.id\
    \(paths.joinsSQL) WHERE (\(request.predicate?.sql ?? "1")) ORDER BY \(orderSQL)
    """
  }

  /// Whether a query gives no more ids than that; it is not run further.
  func hasAtMost(
    _ limit: Int, _ candidates: Predicate<Element>.Candidates,
    in connection: borrowing Connection
  ) throws(DatabaseError) -> Bool {
    let count = try connection.integer(
      "SELECT count(*) FROM (SELECT 1 FROM (\(candidates.sql)) LIMIT ?)",
      candidates.arguments + [.integer(Int64(limit) + 1)])
    return count <= Int64(limit)
  }

  /// The query for candidates when it gives them in runs of the request's order.
  var candidatesInRuns: Predicate<Element>.Candidates? {
    guard let candidates = request.predicate?.candidates, !candidates.runOrder.isEmpty,
      Window(request).isEverything
    else { return nil }
    var order = candidates.runOrder[...]
    if let sectionedBy {
      guard let run = order.popFirst(), run.sql == sectionedBy.keySQL,
        run.isAscending == sectionedBy.isAscending
      else { return nil }
    }
    return order.elementsEqual(request.sortDescriptors) ? candidates : nil
  }
}
