// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A fetch request and its sections, as SQL.
///
/// The predicate's arguments come first in each statement.
struct FetchQuery<Element: Entity>: Sendable {
  let request: FetchRequest<Element>
  let sectionedBy: SectionKeyPath<Element>?

  /// Ids in order, each with the key of its section.
  let idsSQL: String

  /// The key of one row, whose id is the last argument; no row if it does not match.
  let keySQL: String

  /// The value that names the section of one row, whose id is the argument;
  /// nil when the key itself is the name.
  let sectionNameSQL: String?

  init(_ request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?) {
    self.request = request
    self.sectionedBy = sectionedBy
    let section = sectionedBy?.keySQL ?? "NULL"
    let keys = [section] + request.sortDescriptors.map(\.sql)
    let order = Self.order(request, sectionedBy)
    idsSQL = "SELECT \(section), \(Self.table).id \(Self.source(request)) ORDER BY \(order)"
    keySQL = """
      SELECT \(keys.joined(separator: ", ")) \(Self.source(request)) AND \(Self.table).id = ?
      """
    sectionNameSQL = sectionedBy.flatMap {
      $0.nameSQL == $0.keySQL ? nil : "SELECT \($0.nameSQL) FROM \(Self.table) WHERE id = ?"
    }
  }

  /// The values of the predicate's parameters.
  var arguments: [DatabaseValue] { request.predicate?.arguments ?? [] }

  /// The values of all rows in order, within limit and offset.
  var objectsSQL: String {
    """
    SELECT \(Element.table.selection) \(Self.source(request)) \
    ORDER BY \(Self.order(request, sectionedBy)) \
    LIMIT \(request.fetchLimit ?? -1) OFFSET \(request.fetchOffset)
    """
  }

  /// How many rows match, limit and offset considered.
  var countSQL: String { "SELECT count(*) FROM (\(objectsSQL))" }

  private static var table: String { quoted(Element.table.name) }

  private static func source(_ request: FetchRequest<Element>) -> String {
    "FROM \(table) WHERE (\(request.predicate?.sql ?? "1"))"
  }

  private static func order(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?
  ) -> String {
    var terms = request.sortDescriptors.map(\.orderTerm)
    if let sectionedBy { terms.insert(sectionedBy.orderTerm, at: 0) }
    return (terms + [table + ".id"]).joined(separator: ", ")
  }
}
