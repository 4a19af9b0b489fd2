// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// An index that holds all rows of a request in its order.
struct OrderIndex: Sendable {
  /// The index's name.
  let name: String

  /// Finds out whether an index serves a request, by asking SQLite's planner.
  ///
  /// A request with a predicate, a limit, an offset or related rows has none:
  /// its places cannot be counted in an index.
  init?<Element: Entity>(
    serving query: FetchQuery<Element>, in connection: borrowing Connection
  ) throws(DatabaseError) {
    guard query.request.predicate == nil, query.paths.isEmpty,
      Window(query.request).isEverything
    else { return nil }
    var details: [String] = []
    // A plan is not made anew when the schema changes, so each schema has its own.
    let schema = try connection.integer("PRAGMA schema_version")
    try connection.query("EXPLAIN QUERY PLAN \(query.idsSQL) -- schema \(schema)") {
      details.append($0.text(at: 3) ?? "")
    }
    let marker = "USING COVERING INDEX "
    guard details.count == 1, let detail = details.first,
      let start = detail.firstRange(of: marker)?.upperBound
    else { return nil }
    name = String(detail[start...])
  }
}
