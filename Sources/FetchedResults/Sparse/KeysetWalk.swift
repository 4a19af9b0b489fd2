// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Goes through the rows of a section in order, from a key on.
///
/// Bounds are scalar: equal columns first, then one column beyond its value.
/// Row values would lose NULLs and are wrong for mixed directions, and SQLite
/// does not search the id with them.
struct KeysetWalk: Sendable {
  private let source: String
  private let order: String
  private let sectionSQL: String?
  private let sorts: [(sql: String, isAscending: Bool)]
  private let id: String

  init<Element: Entity>(_ query: FetchQuery<Element>, _ index: OrderIndex) {
    let table = quoted(Element.table.name)
    id = table + ".id"
    sorts = query.request.sortDescriptors.map { ($0.sql, $0.isAscending) }
    sectionSQL = query.sectionedBy?.keySQL
    let columns = ([id] + sorts.map(\.sql)).joined(separator: ", ")
    source = "SELECT \(columns) FROM \(table) INDEXED BY \(quoted(index.name)) WHERE "
    order =
      " ORDER BY "
      + (query.request.sortDescriptors.map(\.orderTerm) + [id]).joined(separator: ", ")
  }

  /// Calls `row` for each row from `start` on, which is included if it is
  /// there, until `row` says false.
  ///
  /// - Parameter start: nil for the first row of the section.
  func rows(
    of section: DatabaseValue, from start: RowKey?, in connection: borrowing Connection,
    _ row: (borrowing Statement) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    for range in start.map(ranges(from:)) ?? [Bound()] {
      var bound = range
      if let sectionSQL { bound.isEqual(sectionSQL, section) }
      let goesOn = try connection.withStatement(source + bound.sql + order) {
        statement throws(DatabaseError) in
        try statement.bind(bound.arguments)
        while try statement.step() {
          guard try row(statement) else { return false }
        }
        return true
      }
      guard goesOn else { return }
    }
  }

  /// The key of the current row.
  func key(_ section: DatabaseValue, _ statement: borrowing Statement) -> RowKey {
    RowKey(section: section, sorts: statement.values(from: 1), id: statement.integer(at: 0))
  }

  /// The rows from a key on, as ranges that follow one another.
  private func ranges(from key: RowKey) -> [Bound] {
    var ranges: [Bound] = []
    for depth in (0...sorts.count).reversed() {
      var bound = Bound()
      for (sort, value) in zip(sorts, key.sorts).prefix(depth) { bound.isEqual(sort.sql, value) }
      guard depth < sorts.count else {
        bound.add("\(id) >= ?", .integer(key.id))
        ranges.append(bound)
        continue
      }
      let (sort, value) = (sorts[depth], key.sorts[depth])
      ranges += bound.beyond(value, in: sort.sql, isAscending: sort.isAscending)
    }
    return ranges
  }
}

/// A condition and its values.
private struct Bound {
  private(set) var sql = "1"
  private(set) var arguments: [DatabaseValue] = []

  mutating func add(_ condition: String, _ arguments: DatabaseValue...) {
    sql += " AND " + condition
    self.arguments += arguments
  }

  mutating func isEqual(_ column: String, _ value: DatabaseValue) {
    if value == .null { add("\(column) IS NULL") } else { add("\(column) = ?", value) }
  }

  /// The ranges after a value, in order; NULL is before every value.
  func beyond(_ value: DatabaseValue, in column: String, isAscending: Bool) -> [Bound] {
    var bound = self
    if isAscending {
      if value == .null {
        bound.add("\(column) IS NOT NULL")
      } else {
        bound.add("\(column) > ?", value)
      }
      return [bound]
    }
    guard value != .null else { return [] }
    var nulls = self
    nulls.add("\(column) IS NULL")
    bound.add("\(column) < ?", value)
    return [bound, nulls]
  }
}
