// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// The rows of one section, as ids in order.
struct SectionState: Sendable {
  let key: DatabaseValue
  var name: String
  var ids: [RowID]
}

/// What a controller's results are at one snapshot: ids in order, by section.
///
/// Costs eight bytes a row. It is a value: the old and the new results are
/// there side by side while a change is announced.
struct ResultsState<Element: Entity>: Sendable {
  let query: FetchQuery<Element>

  /// The sections of all rows that match.
  private(set) var matching: [SectionState]

  /// The sections of the rows within the request's limit and offset.
  private(set) var sections: [SectionState]

  init(_ query: FetchQuery<Element>, matching: [SectionState]) {
    self.query = query
    self.matching = matching
    let window = Window(query.request)
    sections = window.isEverything ? matching : window.sections(of: matching)
    // Without a section key there is always one section, even of no rows.
    if query.sectionedBy == nil && sections.isEmpty {
      sections = [SectionState(key: .null, name: "", ids: [])]
    }
  }

  /// Reads the ids of all rows that match.
  ///
  /// Costs one walk through them.
  init(
    _ query: FetchQuery<Element>, from connection: borrowing Connection
  ) throws(DatabaseError) {
    var sections: [SectionState] = []
    try connection.query(query.idsSQL, query.arguments) { statement in
      let key = statement.value(at: 0)
      if sections.last?.key != key || sections.isEmpty {
        sections.append(SectionState(key: key, name: "", ids: []))
      }
      sections[sections.count - 1].ids.append(statement.integer(at: 1))
    }
    for index in sections.indices {
      sections[index].name = try query.name(of: sections[index], in: connection)
    }
    self.init(query, matching: sections)
  }

  /// How many rows there are in the sections.
  var count: Int { sections.reduce(0) { $0 + $1.ids.count } }

  /// The section with a key among `sections`, or nil.
  ///
  /// Costs O(log sections).
  func sectionIndex(of key: DatabaseValue) -> Int? {
    RowOrder(query).sectionIndex(of: key, in: sections)
  }
}

extension RowOrder {
  /// The section with a key, or nil.
  ///
  /// Costs O(log sections).
  func sectionIndex(of key: DatabaseValue, in sections: [SectionState]) -> Int? {
    let index = sections.partitioningIndex { !precedes($0.key, key) }
    return index < sections.count && sections[index].key == key ? index : nil
  }
}

extension FetchQuery {
  /// The name that a section's first row gives it.
  func name(
    of section: SectionState, in connection: borrowing Connection
  ) throws(DatabaseError) -> String {
    guard let sectionNameSQL, let first = section.ids.first else { return section.key.sectionName }
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
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
