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

  /// The table's name in SQL.
  let table = quoted(Element.table.name)

  /// The table and what is joined to it.
  private let source: String

  /// The rows of it that match.
  private let matching: String

  /// What comes after ORDER BY.
  let orderSQL: String

  /// The key of one row, whose id is the last argument; no row if it does not match.
  let keySQL: String

  /// Whether a row matches, its key and its values; its id is the last argument.
  let rowSQL: String

  /// How many columns a key has.
  let keyCount: Int

  /// The value that names the section of one row, whose id is the argument;
  /// nil when the key itself is the name.
  let sectionNameSQL: String?

  init(_ request: FetchRequest<Element>, sectionedBy: SectionKeyPath<Element>?) {
    self.request = request
    self.sectionedBy = sectionedBy
    let section = sectionedBy?.keySQL ?? "NULL"
    let names = sectionedBy?.nameSQL.map { [$0] } ?? []
    let keys = [section] + request.sortDescriptors.map { $0.sql } + names
    orderSQL = Self.order(request, sectionedBy, table)
    paths = Self.paths(request, sectionedBy)
    source = "FROM \(table)\(paths.joinsSQL)"
    let condition = request.predicate?.sql ?? "1"
    matching = "\(source) WHERE (\(condition))"
    let key = keys.joined(separator: ", ")
    keySQL = "SELECT \(key) \(matching) AND \(table).id = ?"
    keyCount = keys.count
    rowSQL = """
      SELECT (\(condition)) IS TRUE, \(key), \(Element.table.selection) \(source) \
      WHERE \(table).id = ?
      """
    sectionNameSQL = sectionedBy?.nameSQL.map { [source, table] in
      "SELECT \($0) \(source) WHERE \(table).id = ?"
    }
  }

  /// The values of the predicate's parameters.
  var arguments: [DatabaseValue] { request.predicate?.arguments ?? [] }

  /// Ids in order, each with the key of its section.
  var idsSQL: String {
    """
    SELECT \(sectionedBy?.keySQL ?? "NULL"), \(table).id \(matching) ORDER BY \(orderSQL)
    """
  }

  /// The values of all rows in order, within limit and offset.
  var objectsSQL: String {
    """
    SELECT \(Element.table.selection) \(matching) ORDER BY \(orderSQL) \(Window(request).sql)
    """
  }

  /// How many rows match, limit and offset considered.
  var countSQL: String { "SELECT count(*) FROM (\(objectsSQL))" }

  private static func paths(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?
  ) -> Set<RelationshipPath> {
    var paths = (request.predicate?.paths ?? []).union(sectionedBy?.paths ?? [])
    for sort in request.sortDescriptors { paths.insert(sort.path) }
    paths.remove([])
    return paths
  }

  private static func order(
    _ request: FetchRequest<Element>, _ sectionedBy: SectionKeyPath<Element>?, _ table: String
  ) -> String {
    // Key paths in a generic type are put together anew each time.
    var terms = request.sortDescriptors.map { $0.orderTerm }
    if let sectionedBy { terms.insert(sectionedBy.orderTerm, at: 0) }
    return (terms + [table + ".id"]).joined(separator: ", ")
  }
}

extension FetchQuery {
  /// Refuses tables in which an id could stand twice: a row would be in the
  /// results as often.
  func requireIdentity(in connection: borrowing Connection) throws(DatabaseError) {
    var tables = [Element.table.name]
    for path in paths.joined { tables += path.suffix(1).map { $0.target } }
    for table in tables where !connection.isAutoincrement("id", of: table) {
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
      let sql = """
        SELECT \(table).id FROM \(table)\(Set([path]).joinsSQL) \
        WHERE \(alias).id IN (SELECT value FROM json_each(?)) LIMIT ?
        """
      try connection.query(sql, [.text(related.json), .integer(Int64(limit))]) {
        ids.insert($0.integer(at: 0))
      }
    }
    return ids
  }
}
