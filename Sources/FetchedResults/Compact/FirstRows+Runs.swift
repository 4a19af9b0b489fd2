// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension FirstRows {
  /// Finds the first rows among candidates that come in runs of the order, by looking at
  /// the first runs alone, and reads their values in the same look.
  ///
  /// - Returns: nil when a run is so long that another way may be better.
  init?(
    _ count: Int, of query: FetchQuery<Element>,
    among candidates: Predicate<Element>.Candidates, in connection: borrowing Connection
  ) throws(DatabaseError) {
    var found = FoundRows<Element>(wanted: count)
    let isFound = try connection.withStatement(
      candidates.sql
    ) { statement throws(DatabaseError) in
      try statement.bind(candidates.arguments)
      while !found.isCut, try statement.step() {
        let run = statement.integer(at: 1)
        if run != found.run, found.mayBeEnough { try found.look(query, in: connection) }
        guard found.candidates.count < count + found.longestRun else { return false }
        found.candidates.append(statement.integer(at: 0))
        found.run = run
      }
      try found.look(query, in: connection)
      return true
    }
    guard isFound else { return nil }
    results = CompactResults(
      query, matching: found.sections, firstRows: found.isCut ? count : nil)
    elements = found.elements
  }
}

/// The rows that were found so far, and the candidates that were not looked at yet.
private struct FoundRows<Element: Entity> {
  /// Looking so many up takes about a millisecond.
  let longestRun = 500

  private(set) var sections: [SectionState] = []
  private(set) var elements: [Element] = []
  var candidates: [RowID] = []
  var run: Int64?

  /// Whether there is a row beyond those that are wanted.
  private(set) var isCut = false

  private var remaining: Int

  init(wanted count: Int) {
    remaining = count
    elements.reserveCapacity(count)
  }

  /// Whether there are more candidates than rows are wanted still.
  var mayBeEnough: Bool { candidates.count > remaining }

  /// Looks candidates up, which puts them in order and takes out what does not match.
  mutating func look(
    _ query: FetchQuery<Element>, in connection: borrowing Connection
  ) throws(DatabaseError) {
    guard !candidates.isEmpty, !isCut else { return }
    let list = takeCandidates()
    let table = Element.table
    var rows: [Element] = []
    rows.reserveCapacity(remaining)
    try connection.withStatement(
      query.valuesSQL(among: "SELECT value AS id FROM json_each(?)")
    ) { statement throws(DatabaseError) in
      try statement.bind([.text(list)] + query.arguments)
      while !isCut, try statement.step() {
        guard remaining > 0 else { return isCut = true }
        append(statement, section: table.selectionCount)
        table.append(statement.row, &rows)
        remaining -= 1
      }
    }
    elements += rows
  }

  /// Adds the id of a row to the last section or a new one.
  ///
  /// - Parameter column: That of the section's key; the next one names it.
  private mutating func append(_ row: borrowing Statement, section column: Int) {
    if sections.isEmpty || !row.holds(sections[sections.count - 1].key, at: column) {
      let name = row.value(at: column + 1).sectionName
      sections.append(SectionState(key: row.value(at: column), name: name, ids: []))
    }
    sections[sections.count - 1].ids.append(row.integer(at: 0))
  }

  /// The candidates as a list in JSON; then there are none.
  private mutating func takeCandidates() -> String {
    defer { candidates.removeAll(keepingCapacity: true) }
    return candidates.json
  }
}
