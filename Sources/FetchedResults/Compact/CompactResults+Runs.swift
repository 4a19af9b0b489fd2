// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension CompactResults {
  /// Finds the first rows among candidates that come in runs of the order, by looking at
  /// the first runs alone.
  ///
  /// - Returns: nil when a run is so long that another way may be better.
  init?(
    first count: Int, of query: FetchQuery<Element>,
    among candidates: Predicate<Element>.Candidates, in connection: borrowing Connection
  ) throws(DatabaseError) {
    var found = FoundRows(wanted: count)
    let isFound = try connection.withStatement(
      candidates.sql
    ) { statement throws(DatabaseError) in
      try statement.bind(candidates.arguments)
      while !found.isCut, try statement.step() {
        let run = statement.integer(at: 1)
        if run != found.run, found.mayBeEnough { try found.look(query, in: connection) }
        guard found.ids.count < count + FoundRows.longestRun else { return false }
        found.ids.append(statement.integer(at: 0))
        found.run = run
      }
      try found.look(query, in: connection)
      return true
    }
    guard isFound else { return nil }
    try self.init(
      query, unnamed: found.sections, firstRows: found.isCut ? count : nil, in: connection)
  }
}

/// The rows that were found so far, and the candidates that were not looked at yet.
private struct FoundRows {
  /// Looking so many up takes about a millisecond.
  static let longestRun = 500

  var sections: [SectionState] = []
  var ids: [RowID] = []
  var run: Int64?

  /// Whether there is a row beyond those that are wanted.
  private(set) var isCut = false

  private var remaining: Int

  init(wanted count: Int) { remaining = count }

  /// Whether there are more candidates than rows are wanted still.
  var mayBeEnough: Bool { ids.count > remaining }

  /// Looks candidates up, which puts them in order and takes out what does not match.
  mutating func look<Element: Entity>(
    _ query: FetchQuery<Element>, in connection: borrowing Connection
  ) throws(DatabaseError) {
    guard !ids.isEmpty, !isCut else { return }
    let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
    ids = []
    try connection.query(
      query.idsSQL(among: "SELECT value AS id FROM json_each(?)"), [.text(list)] + query.arguments
    ) {
      guard remaining > 0 else { return isCut = true }
      sections.append($0.integer(at: 1), key: $0.value(at: 0))
      remaining -= 1
    }
  }
}
