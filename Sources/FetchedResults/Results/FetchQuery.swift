// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A fetch request and its sections, as SQL.
///
/// The predicate's arguments come first in each statement.
final class FetchQuery<Element: Entity>: Sendable {
  let request: FetchRequest<Element>
  let sectionedBy: SectionKeyPath<Element>?

  /// The relationships whose rows are read along.
  let paths: Set<RelationshipPath>

  /// The table and what is joined to it.
  private let source: String

  /// What comes after ORDER BY.
  let orderSQL: String

  /// The values of all rows in order, within limit and offset.
  let objectsSQL: String

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
    let names = sectionedBy?.nameSQL.map { [$0] } ?? []
    let keys = [section] + request.sortDescriptors.map { $0.sql } + names
    let order = Self.order(request, sectionedBy)
    orderSQL = order
    paths = Self.paths(request, sectionedBy)
    source = "FROM \(Self.table)\(paths.joinsSQL)"
    let condition = request.predicate?.sql ?? "1"
    let matching = "\(source) WHERE (\(condition))"
    idsSQL = "SELECT \(section), \(Self.table).id \(matching) ORDER BY \(order)"
    keySQL = """
      SELECT \(keys.joined(separator: ", ")) \(matching) AND \(Self.table).id = ?
      """
    objectsSQL = """
      SELECT \(Element.table.selection) \(matching) ORDER BY \(order) \
      \(Window(request).sql)
      """
    sectionNameSQL = sectionedBy?.nameSQL.map { [source] in
      "SELECT \($0) \(source) WHERE \(Self.table).id = ?"
    }
  }

  /// The values of the predicate's parameters.
  var arguments: [DatabaseValue] { request.predicate?.arguments ?? [] }

  /// How many rows match, limit and offset considered.
  var countSQL: String { "SELECT count(*) FROM (\(objectsSQL))" }

  private static var table: String { quoted(Element.table.name) }

  private static func paths(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?
  ) -> Set<RelationshipPath> {
    Set(request.sortDescriptors.map(\.path))
      .union(request.predicate?.paths ?? []).union(sectionedBy?.paths ?? [])
      .subtracting([[]])
  }

  private static func order(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?
  ) -> String {
    var terms = request.sortDescriptors.map(\.orderTerm)
    if let sectionedBy { terms.insert(sectionedBy.orderTerm, at: 0) }
    return (terms + [table + ".id"]).joined(separator: ", ")
  }
}

extension FetchQuery {
  /// Refuses tables in which an id could stand twice: a row would be in the
  /// results as often.
  func requireIdentity(in connection: borrowing Connection) throws(DatabaseError) {
    for table in [Element.table.name] + paths.joined.compactMap(\.last?.target) {
      let others = try connection.first(
        """
        SELECT count(*) > 0 AND 1 <> total(iif(name = 'id' AND type LIKE 'integer', pk, 2 * pk))
        FROM pragma_table_info(?)
        """, [.text(table)]
      ) { $0.integer(at: 0) }
      guard others == 0 else {
        throw DatabaseError(
          code: 1, message: "the id of table \(table) is not its INTEGER PRIMARY KEY")
      }
    }
  }

  /// The rows of the entity that may look different because related rows changed.
  ///
  /// - Parameters:
  ///   - changed: Changed ids by table. The rows that hang on them are found in the
  ///     connection's snapshot.
  ///   - limit: No more are found on each way to the related rows.
  func relatedIDs(
    of changed: [String: [RowID]], atMost limit: Int, in connection: borrowing Connection
  ) throws(DatabaseError) -> Set<RowID> {
    var ids: Set<RowID> = []
    for path in paths.joined {
      guard let related = path.last.flatMap({ changed[$0.target] }), let alias = path.alias
      else { continue }
      let list = "[" + related.map(String.init).joined(separator: ",") + "]"
      let sql = """
        SELECT \(Self.table).id FROM \(Self.table)\(Set([path]).joinsSQL) \
        WHERE \(alias).id IN (SELECT value FROM json_each(?)) LIMIT ?
        """
      try connection.query(sql, [.text(list), .integer(Int64(limit))]) {
        ids.insert($0.integer(at: 0))
      }
    }
    return ids
  }
}
