// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Results that know names and counts of sections, and find rows in an index.
///
/// Nothing in here grows with the table but the anchors of the sections that
/// were looked at: one for 64 rows.
struct SparseResults<Element: Entity>: Sendable {
  let query: FetchQuery<Element>
  let index: OrderIndex
  let order: RowOrder
  let walk: KeysetWalk
  var sections: [SectionHead]
  var anchors: [DatabaseValue: Anchors] = [:]

  /// Reads the sections.
  ///
  /// Costs one count through the index.
  init(
    _ query: FetchQuery<Element>, _ index: OrderIndex, from connection: borrowing Connection
  ) throws(DatabaseError) {
    self.init(query, index, sections: [])
    try connection.query(query.sectionsSQL(index)) {
      sections.append(
        SectionHead(key: $0.value(at: 0), name: "", count: Int($0.integer(at: 1))))
    }
    for place in sections.indices {
      sections[place].name = try name(of: sections[place].key, in: connection)
    }
  }

  init(_ query: FetchQuery<Element>, _ index: OrderIndex, sections: [SectionHead]) {
    self.query = query
    self.index = index
    order = RowOrder(query)
    walk = KeysetWalk(query, index)
    self.sections = sections
  }

  /// The name that the first row gives a section.
  func name(
    of section: DatabaseValue, in connection: borrowing Connection
  ) throws(DatabaseError) -> String {
    var first: RowID?
    if query.sectionNameSQL != nil {
      try walk.rows(of: section, from: nil, in: connection) {
        first = $0.integer(at: 0)
        return false
      }
    }
    return try query.name(ofSection: section, first: first, in: connection)
  }

  /// Makes the anchors of a section that is looked at for the first time.
  ///
  /// - Complexity: One walk through the section.
  mutating func lookInto(
    _ section: DatabaseValue, in connection: borrowing Connection
  ) throws(DatabaseError) {
    guard anchors[section] == nil else { return }
    anchors[section] = try makeAnchors(of: section, in: connection)
  }

  func makeAnchors(
    of section: DatabaseValue, in connection: borrowing Connection
  ) throws(DatabaseError) -> Anchors {
    var anchors = Anchors()
    var row = 0
    try walk.rows(of: section, from: nil, in: connection) { statement in
      if row > 0 && row % Anchors.step == 0 {
        anchors.append(walk.key(section, statement), base: row)
      }
      row += 1
      return true
    }
    return anchors
  }
}

// MARK: - Places

extension SparseResults {
  /// How many rows of its section come before a key, which need not be there.
  ///
  /// - Complexity: A walk of at most two steps of anchors once the section was
  ///   looked at.
  func rank(
    of key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> Int {
    let start = anchors[key.section]?.start(for: key, order) ?? Anchors.Start()
    var rank = start.base
    try walk.rows(of: key.section, from: start.key, in: connection) { statement in
      guard order.precedes(walk.key(key.section, statement), key) else { return false }
      rank += 1
      return true
    }
    return rank
  }

  /// The ids of some rows of a section, in order.
  func ids(
    inSection section: Int, rows: Range<Int>, in connection: borrowing Connection
  ) throws(DatabaseError) -> [RowID] {
    guard !rows.isEmpty else { return [] }
    let key = sections[section].key
    let start = anchors[key]?.start(forRow: rows.lowerBound) ?? Anchors.Start()
    var row = start.base
    var ids: [RowID] = []
    ids.reserveCapacity(rows.count)
    try walk.rows(of: key, from: start.key, in: connection) { statement in
      if row >= rows.lowerBound { ids.append(statement.integer(at: 0)) }
      row += 1
      return row < rows.upperBound
    }
    return ids
  }

  /// The place of a key, or nil when there is no such section.
  func place(
    of key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    guard let section = order.sectionIndex(of: key.section, in: sections) else { return nil }
    return IndexPath(section: section, row: try rank(of: key, in: connection))
  }
}

extension FetchQuery {
  /// The sections in order, each with the number of its rows.
  fileprivate func sectionsSQL(_ index: OrderIndex) -> String {
    let source = "FROM \(quoted(Element.table.name)) INDEXED BY \(quoted(index.name))"
    guard let sectionedBy else { return "SELECT NULL, count(*) \(source)" }
    return "SELECT \(sectionedBy.keySQL), count(*) \(source) GROUP BY 1 ORDER BY "
      + (sectionedBy.isAscending ? "1" : "1 DESC")
  }
}
