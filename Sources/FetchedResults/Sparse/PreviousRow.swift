// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Finds the row before a key.
///
/// Where ids are kept, it says where the key's row belongs without a count.
final class PreviousRow: Sendable {
  /// nil where rows are not in the ascending order of one value.
  private let sql: String?

  init<Element: Entity>(_ query: FetchQuery<Element>, _ index: OrderIndex) {
    guard query.request.sortDescriptors.count == 1, query.request.sortDescriptors[0].isAscending
    else {
      sql = nil
      return
    }
    let (table, sort) = (quoted(Element.table.name), query.request.sortDescriptors[0].sql)
    let rows = """
      SELECT \(table).id FROM \(table) INDEXED BY \(quoted(index.name)) \
      WHERE \(query.sectionedBy?.keySQL ?? "NULL") IS ?1 AND
      """
    // Rows may differ in the id alone, however many.
    sql = """
      SELECT coalesce(
        (\(rows) \(sort) = ?2 AND \(table).id < ?3 ORDER BY \(table).id DESC LIMIT 1),
        (\(rows) \(sort) < ?2 ORDER BY \(sort) DESC, \(table).id DESC LIMIT 1))
      """
  }

  /// The id of the row before a key, which need not be there; nil where it is the first of
  /// its section, or only a count says where it stands.
  ///
  /// Costs one or two steps into the index.
  func id(before key: RowKey, in connection: borrowing Connection) throws(DatabaseError) -> RowID? {
    guard let sql else { return nil }
    return try connection.first(sql, [key.section, key.sorts[0], .integer(key.id)]) {
      $0.row.integer(at: 0)
    } ?? nil
  }
}
