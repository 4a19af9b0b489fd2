// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// One of the columns by which rows are ordered, and its direction.
///
/// Order is SQLite's: NULL, numbers, text by its UTF-8 bytes, blobs by their
/// bytes. For a person's order, sort by a column that holds an ICU sort key.
public struct SortDescriptor<Root: Entity>: Hashable, Sendable {
  let sql: String
  let path: RelationshipPath
  let isAscending: Bool

  /// Smallest first.
  public static func ascending(_ column: Column<Root, some ColumnValue>) -> Self {
    Self(sql: binary(column.sql), path: column.path, isAscending: true)
  }

  /// Largest first.
  public static func descending(_ column: Column<Root, some ColumnValue>) -> Self {
    Self(sql: binary(column.sql), path: column.path, isAscending: false)
  }

  /// Smallest value of an SQL expression of your own first.
  ///
  /// No index serves it: the ids of all rows that match are kept in order. Columns of the
  /// entity's own table can be named; those of related rows, or other rows, cannot.
  ///
  /// - Parameter sql: An expression without parameters. It goes into the query as it is, so
  ///   what a person typed belongs here only as a literal of SQL.
  public static func ascending(sql: String) -> Self {
    Self(sql: binary("(\(sql)\n)"), path: [], isAscending: true)
  }

  var orderTerm: String { isAscending ? sql : sql + " DESC" }
}

/// An expression whose order is that of bytes, whatever its column ignores.
func binary(_ sql: String) -> String { sql + " COLLATE BINARY" }
