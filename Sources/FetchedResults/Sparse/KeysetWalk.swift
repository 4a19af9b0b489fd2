// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Goes through the rows of a section in order, and counts them.
final class KeysetWalk: Sendable {
  private let rowsSQL: String
  private let countSQL: String
  private let order: String
  private let hasSections: Bool
  private let sorts: [SortColumn]
  private let sql: BoundSQL

  /// - Parameter selection: What is read of each row; nil for its key, the id first.
  init<Element: Entity>(
    _ query: FetchQuery<Element>, _ index: OrderIndex, selecting selection: String? = nil
  ) {
    let table = quoted(Element.table.name)
    let id = table + ".id"
    sorts = query.request.sortDescriptors.enumerated().map {
      SortColumn(subject: .sort($0), sql: $1.sql, isAscending: $1.isAscending)
    }
    hasSections = query.sectionedBy != nil
    let keys = sorts.map { $0.sql }
    sql = BoundSQL(section: query.sectionedBy?.keySQL, sorts: keys, id: id)
    let selection = selection ?? ([id] + keys).joined(separator: ", ")
    let source = "FROM \(table) INDEXED BY \(quoted(index.name)) WHERE "
    rowsSQL = "SELECT \(selection) \(source)"
    countSQL = "SELECT count(*) \(source)"
    let terms = query.request.sortDescriptors.map { $0.orderTerm } + [id]
    order = " ORDER BY " + terms.joined(separator: ", ") + " LIMIT ? OFFSET ?"
  }

  /// Calls `row` for some rows of a section.
  ///
  /// - Parameters:
  ///   - start: Where the walk begins; the anchor's own row is the first if it is there.
  ///   - skipped: How many rows are passed over before the first.
  ///   - limit: How many rows are wanted at most; nil for all to the section's end.
  func rows(
    of section: DatabaseValue, from start: Anchors.Start = Anchors.Start(),
    skipping skipped: Int = 0, limit: Int? = nil,
    in connection: borrowing Connection, _ row: (borrowing Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    var skipped = skipped
    var left = limit ?? .max
    let ranges = ranges(from: start)
    for (number, range) in ranges.enumerated() where left > 0 {
      let bound = hasSections ? range.equal(.section, section) : range
      let count = limit == nil ? -1 : Int64(left)
      let before = left
      try connection.query(
        sqlOfRows(bound), bound.arguments + [.integer(count), .integer(Int64(skipped))]
      ) { statement throws(DatabaseError) in
        left -= 1
        try row(statement)
      }
      if left < before {
        skipped = 0
      } else if skipped > 0 && number + 1 < ranges.count {
        skipped -= Int(try connection.integer(sqlOfCount([bound]), bound.arguments))
      }
    }
  }

  /// The key of the current row.
  func key(_ section: DatabaseValue, _ statement: borrowing Statement) -> RowKey {
    RowKey(section: section, sorts: statement.values(from: 1), id: statement.integer(at: 0))
  }

  /// How many rows of the key's section lie from a start on and before the key,
  /// which need not be there.
  ///
  /// Costs a count through the index.
  func count(
    from start: Anchors.Start, before key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> Int {
    let ranges = ranges(from: start.key, before: key).map {
      hasSections ? $0.equal(.section, key.section) : $0
    }
    guard !ranges.isEmpty else { return 0 }
    return Int(try connection.integer(sqlOfCount(ranges), ranges.flatMap { $0.arguments }))
  }

  private func sqlOfRows(_ bound: Bound) -> String {
    sql.text(BoundSQL.Shape(bounds: [bound.terms])) { rowsSQL + $0[0] + order }
  }

  /// How many rows meet one bound or another, which have none in common.
  private func sqlOfCount(_ bounds: [Bound]) -> String {
    sql.text(BoundSQL.Shape(isCount: true, bounds: bounds.map { $0.terms })) { conditions in
      "SELECT " + conditions.map { "(" + countSQL + $0 + ")" }.joined(separator: " + ")
    }
  }
}

// MARK: - Ranges

extension KeysetWalk {
  /// The rows from an anchor on, as ranges that follow one another.
  private func ranges(from start: Anchors.Start) -> [Bound] {
    guard let key = start.key else { return [Bound()] }
    guard !start.isTied, sorts.count == 1, sorts[0].isAscending, key.sorts[0] != .null else {
      return ranges(from: key, below: -1)
    }
    // One range with some rows too many is quicker than two.
    let (sort, value) = (sorts[0].subject, key.sorts[0])
    return [
      Bound().adding(sort, .atLeast, value).adding(sort, .greaterOrID, value, .integer(key.id))
    ]
  }

  /// The rows from a key on that have more than `level + 1` sort values in common
  /// with it, the id counted as the last.
  private func ranges(from key: RowKey, below level: Int) -> [Bound] {
    var ranges: [Bound] = []
    for depth in stride(from: sorts.count, to: level, by: -1) {
      let bound = prefix(key, depth)
      if depth == sorts.count {
        ranges.append(bound.adding(.id, .atLeast, .integer(key.id)))
      } else {
        ranges += bound.after(key.sorts[depth], in: sorts[depth])
      }
    }
    return ranges
  }

  /// The rows from one key on, or from the section's start, and before another.
  private func ranges(from start: RowKey?, before key: RowKey) -> [Bound] {
    let level = start.map { firstDifference($0, key) } ?? 0
    let bound = prefix(key, level)
    guard level < sorts.count else {
      return [
        start.map { bound.adding(.id, .atLeast, .integer($0.id)) } ?? bound
      ].map { $0.adding(.id, .less, .integer(key.id)) }
    }
    var ranges = start.map { self.ranges(from: $0, below: level) } ?? []
    let (value, sort) = (key.sorts[level], sorts[level])
    ranges +=
      start.map { [bound.between($0.sorts[level], value, in: sort)] }
      ?? bound.before(value, in: sort)
    for depth in level + 1..<sorts.count {
      ranges += prefix(key, depth).before(key.sorts[depth], in: sorts[depth])
    }
    return ranges + [prefix(key, sorts.count).adding(.id, .less, .integer(key.id))]
  }

  private func firstDifference(_ left: RowKey, _ right: RowKey) -> Int {
    sorts.indices.first { left.sorts[$0] != right.sorts[$0] } ?? sorts.count
  }

  private func prefix(_ key: RowKey, _ count: Int) -> Bound {
    zip(sorts, key.sorts).prefix(count).reduce(Bound()) { $0.equal($1.0.subject, $1.1) }
  }
}
