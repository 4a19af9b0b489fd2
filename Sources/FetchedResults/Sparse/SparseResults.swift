// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Results that know names and counts of sections, and find rows in an index.
///
/// Nothing in here grows with the table but the anchors of the sections that were looked
/// at, one for 64 rows, and the ids beside them, of which as many are kept as may be.
struct SparseResults<Element: Entity>: Sendable {
  let query: FetchQuery<Element>
  let index: OrderIndex
  let order: RowOrder

  /// Reads the keys of rows.
  let walk: KeysetWalk

  /// Finds the neighbours of rows.
  let previous: PreviousRow

  /// Reads the values of rows.
  let valueWalk: KeysetWalk

  /// Reads the values of a batch of rows whose ids are the arguments, in their order; nil
  /// where a batch has one row or very many.
  let batchSQL: String?

  /// Reads what names a section; nil when the key itself is the name.
  let nameWalk: KeysetWalk?

  var sections: [SectionHead]
  var anchors = SectionAnchors()

  /// Raised when anchors or ids are added.
  var stamp = 0

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
    previous = PreviousRow(query, index)
    valueWalk = KeysetWalk(query, index, selecting: Element.table.selection)
    batchSQL = Element.table.batchSQL(query.request.fetchBatchSize)
    nameWalk = query.sectionedBy?.nameSQL.map { KeysetWalk(query, index, selecting: $0) }
    self.sections = sections
  }

  /// The name that the first row gives a section.
  func name(
    of section: DatabaseValue, in connection: borrowing Connection
  ) throws(DatabaseError) -> String {
    guard let nameWalk else { return section.sectionName }
    var name = section.sectionName
    try nameWalk.rows(of: section, limit: 1, in: connection) {
      name = $0.value(at: 0).sectionName
    }
    return name
  }
}

// MARK: - Places

extension SparseResults {
  /// How many rows of its section come before a key, which need not be there.
  ///
  /// - Complexity: A count of at most two steps of anchors, if the section has
  ///   them; else of the rows before the key.
  func rank(
    of key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> Int {
    let start = anchors[key.section]?.start(for: key, order) ?? Anchors.Start()
    return start.base + (try walk.count(from: start, before: key, in: connection))
  }

  /// The ids of some rows of a section, in order.
  func ids(
    inSection section: Int, rows: Range<Int>, in connection: borrowing Connection
  ) throws(DatabaseError) -> [RowID] {
    if let kept = anchors[sections[section].key]?.ids, rows.upperBound <= kept.count {
      return kept[rows]
    }
    var ids: [RowID] = []
    ids.reserveCapacity(rows.count)
    try walk(walk, section, rows, connection) { ids.append($0.integer(at: 0)) }
    return ids
  }

  /// The ids and values of some rows of a section, in order.
  func elements(
    inSection section: Int, rows: Range<Int>, in connection: borrowing Connection
  ) throws(DatabaseError) -> (ids: [RowID], elements: [Element]) {
    if let found = try keptElements(inSection: section, rows: rows, in: connection) {
      return found
    }
    var ids: [RowID] = []
    var elements: [Element] = []
    ids.reserveCapacity(rows.count)
    elements.reserveCapacity(rows.count)
    let append = Element.table.append
    try walk(valueWalk, section, rows, connection) {
      ids.append($0.integer(at: 0))
      append($0.row, &elements)
    }
    return (ids, elements)
  }

  /// The same where the ids of a batch are kept: then no index is gone through.
  private func keptElements(
    inSection section: Int, rows: Range<Int>, in connection: borrowing Connection
  ) throws(DatabaseError) -> (ids: [RowID], elements: [Element])? {
    guard let sql = batchSQL, rows.count == query.request.fetchBatchSize,
      let kept = anchors[sections[section].key]?.ids, rows.upperBound <= kept.count
    else { return nil }
    let ids = kept[rows]
    var elements: [Element] = []
    elements.reserveCapacity(rows.count)
    let append = Element.table.append
    try connection.query(sql, ids.map { .integer($0) }) {
      if $0.integer(at: 0) == ids[elements.count] { append($0.row, &elements) }
    }
    return elements.count == ids.count ? (ids, elements) : nil
  }

  private func walk(
    _ walk: KeysetWalk, _ section: Int, _ rows: Range<Int>, _ connection: borrowing Connection,
    _ body: (borrowing Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    guard !rows.isEmpty else { return }
    let key = sections[section].key
    let start = anchors[key]?.start(forRow: rows.lowerBound) ?? Anchors.Start()
    try walk.rows(
      of: key, from: start, skipping: rows.lowerBound - start.base, limit: rows.count,
      in: connection, body)
  }

  /// The place of a row that is there; nil where its id is not kept.
  func keptPlace(of key: RowKey) -> IndexPath? {
    guard let row = anchors[key.section]?.row(of: key, order),
      let section = order.sectionIndex(of: key.section, in: sections)
    else { return nil }
    return IndexPath(section: section, row: row)
  }

  /// The place of a row that is there, or nil when it is not.
  func place(
    ofRow key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    if let place = keptPlace(of: key) { return place }
    return try place(of: key, in: connection)
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
