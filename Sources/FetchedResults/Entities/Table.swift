// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A table and the columns that its entity knows.
///
/// The table has a column `id INTEGER PRIMARY KEY AUTOINCREMENT`, which is not
/// listed, and may have more columns than the entity knows.
///
/// It has no UNIQUE besides the id: a REPLACE by another tool would delete a row
/// unseen, so what must be unique is checked in the transaction. No column is called
/// `seq`, and no table `journal`, `change_group`, `store_state`, `section_cache`,
/// `cached_section`, `index_schema` or as an entity's with `_before` after it: the
/// store keeps its own there.
public struct Table<Root: Entity>: Sendable {
  /// The table's name in the database, which is also the name of the entity.
  public let name: String

  /// The columns, in the order in which they are read.
  public let columns: [any TableColumn<Root>]

  /// The columns of a SELECT whose rows `value(from:)` understands: the id,
  /// then those that properties mirror.
  let selection: String

  /// The selection of one row, whose id is the argument.
  let objectSQL: String

  private let mapped: [any TableColumn<Root>]

  /// Reads all mapped columns of a row.
  private let read: RowReading

  /// Describes the table `name`.
  ///
  /// Nothing is looked up: a table or column that the database does not have is
  /// an error of the first statement that uses it.
  ///
  /// - Complexity: O(columns).
  public init(_ name: String, _ columns: [any TableColumn<Root>]) {
    self.name = name
    self.columns = columns
    mapped = columns.filter(\.isMapped)
    read = Self.reading(mapped)
    let table = quoted(name)
    selection = (["id"] + mapped.map(\.name))
      .map { table + "." + quoted($0) }.joined(separator: ", ")
    objectSQL = "SELECT \(selection) FROM \(table) WHERE id = ?"
  }
}

extension Table {
  private typealias RowReading = @Sendable (borrowing Statement, inout Root) -> Void

  /// Each column with those after it: to go through an array of columns would look their
  /// type up for each value.
  private static func reading(_ columns: [any TableColumn<Root>]) -> RowReading {
    var reading: RowReading = { _, _ in }
    for (number, column) in columns.enumerated().reversed() {
      let (place, next) = (number + 1, reading)
      reading = { statement, root in
        column.read(statement.value(at: place), into: &root)
        next(statement, &root)
      }
    }
    return reading
  }

  /// Makes the entity's value from the current row of a selection.
  func value(from statement: borrowing Statement) -> Root {
    var root = Root()
    root.id = statement.integer(at: 0)
    read(statement, &root)
    return root
  }

  /// Makes the entity's value from what a selection gave.
  func value(from stored: [DatabaseValue]) -> Root {
    var root = Root()
    if case .integer(let id) = stored[0] { root.id = id }
    for (column, value) in zip(mapped, stored.dropFirst()) { column.read(value, into: &root) }
    return root
  }

  /// The columns in which two results of a selection differ; none when one is missing.
  func changedColumns(from old: [DatabaseValue]?, to new: [DatabaseValue]?) -> Set<String> {
    guard let old, let new else { return [] }
    var changed: Set<String> = []
    for (column, (old, new)) in zip(mapped, zip(old, new).dropFirst()) where old != new {
      changed.insert(column.name)
    }
    return changed
  }

  /// What the entity's properties put into their columns.
  func assignments(of root: Root) -> [Assignment<Root>] {
    mapped.compactMap { column in
      column.value(of: root).map { Assignment(columnName: column.name, value: $0) }
    }
  }
}
