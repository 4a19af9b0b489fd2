// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The rows of one section, as ids in order.
struct SectionState: KeyedSection, Sendable {
  let key: DatabaseValue
  var name: String
  var ids: [RowID]
}

/// Results as ids in order, by section, for requests that no index serves.
///
/// Costs eight bytes a row.
struct CompactResults<Element: Entity>: Sendable {
  let query: FetchQuery<Element>

  /// The sections of all rows that match.
  let matching: [SectionState]

  /// The sections of the rows within the request's limit and offset.
  let sections: [SectionState]

  /// The same sections without their rows.
  let heads: [SectionHead]

  /// How many rows from the start were looked for; nil when all rows that match are here.
  let firstRows: Int?

  init(_ query: FetchQuery<Element>, matching: [SectionState], firstRows: Int? = nil) {
    self.query = query
    self.matching = matching
    self.firstRows = firstRows
    let window = Window(query.request)
    var sections = window.isEverything ? matching : window.sections(of: matching)
    // Without a section key there is always one section, even of no rows.
    if query.sectionedBy == nil && sections.isEmpty {
      sections = [SectionState(key: .null, name: "", ids: [])]
    }
    self.sections = sections
    heads = sections.map { SectionHead(key: $0.key, name: $0.name, count: $0.ids.count) }
  }

  /// Reads the ids of all rows that match.
  ///
  /// Costs one walk through them, or a look-up of each candidate where they are few.
  init(
    _ query: FetchQuery<Element>, from connection: borrowing Connection
  ) throws(DatabaseError) {
    let (sql, arguments) = try query.idsStatement(in: connection)
    var sections: [SectionState] = []
    try connection.query(sql, arguments) {
      sections.append($0.integer(at: 1), key: $0.value(at: 0))
    }
    try self.init(query, unnamed: sections, in: connection)
  }

  /// Names the sections by their first rows.
  init(
    _ query: FetchQuery<Element>, unnamed sections: [SectionState], firstRows: Int? = nil,
    in connection: borrowing Connection
  ) throws(DatabaseError) {
    var sections = sections
    for index in sections.indices {
      sections[index].name = try query.name(
        ofSection: sections[index].key, first: sections[index].ids.first, in: connection)
    }
    self.init(query, matching: sections, firstRows: firstRows)
  }

  /// How many rows there are in the sections.
  var count: Int { sections.reduce(0) { $0 + $1.ids.count } }

  /// The place of a row with a key, or nil when it is outside the window.
  ///
  /// - Complexity: O(log n) look-ups by id.
  func place(
    of key: RowKey, in connection: borrowing Connection
  ) throws(DatabaseError) -> IndexPath? {
    let order = RowOrder(query)
    guard let section = order.sectionIndex(of: key.section, in: heads) else { return nil }
    let ids = sections[section].ids
    let row = try ids.partitioningIndex { id throws(DatabaseError) in
      guard let other = try query.key(of: id, in: connection) else { return false }
      return !order.precedes(other, key)
    }
    return row < ids.count && ids[row] == key.id ? IndexPath(section: section, row: row) : nil
  }
}

extension [SectionState] {
  /// Adds a row, which comes after all others, to the last section or a new one.
  mutating func append(_ id: RowID, key: DatabaseValue) {
    if last?.key != key || isEmpty { append(SectionState(key: key, name: "", ids: [])) }
    self[count - 1].ids.append(id)
  }
}

extension FetchQuery {
  /// The name of a section, which its first row gives it.
  func name(
    ofSection key: DatabaseValue, first: RowID?, in connection: borrowing Connection
  ) throws(DatabaseError) -> String {
    guard let sectionNameSQL, let first else { return key.sectionName }
    return try connection.first(sectionNameSQL, [.integer(first)]) {
      $0.value(at: 0).sectionName
    } ?? ""
  }
}

extension DatabaseValue {
  /// The value as the name of a section; NULL has the empty name.
  var sectionName: String {
    switch self {
    case .null: ""
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .text(let text): text
    case .malformedText(let bytes), .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
