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
    guard let candidates = request.predicate?.candidates, let candidateIDsSQL,
      try hasAtMost(30_000, candidates, in: connection)
    else { return (idsSQL, arguments) }
    return (candidateIDsSQL, candidates.arguments + arguments)
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
}
