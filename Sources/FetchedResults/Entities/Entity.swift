// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The identity of a row: its INTEGER PRIMARY KEY.
///
/// It is never used again after the row is deleted, because tables are made
/// with AUTOINCREMENT.
public typealias RowID = Int64

/// A Swift value that stands for one row of a table.
///
/// ```swift
/// struct Student: Entity {
///   var id: RowID = 0
///   var name = ""
///
///   static let name = Column("name", \Student.name)
///   static let table = Table("student", [name])
/// }
/// ```
public protocol Entity: Sendable {
  /// A blank value, whose properties are then read from a row.
  init()

  /// The row's identity; 0 until the value is inserted.
  var id: RowID { get set }

  /// The table and its columns.
  static var table: Table<Self> { get }
}
