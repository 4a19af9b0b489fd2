// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

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

  /// The columns of a SELECT whose rows `append` understands: the id, then those that
  /// properties mirror.
  let selection: String

  /// How many columns that are.
  let selectionCount: Int

  /// The selection of one row, whose id is the argument.
  let objectSQL: String

  private let mapped: [any TableColumn<Root>]

  /// Appends the entity's value made from a row of a selection.
  let append: Append

  @usableFromInline typealias Append = @Sendable (borrowing StoredRow, inout [Root]) -> Void

  /// Describes the table `name`.
  ///
  /// Nothing is looked up: a table or column that the database does not have is
  /// an error of the first statement that uses it.
  ///
  /// - Complexity: O(columns).
  @inlinable
  public init(_ name: String, _ columns: [any TableColumn<Root>]) {
    // Made where the entity is known, it looks no type up for each row, and each column
    // calls the one after it.
    var read: @Sendable (borrowing StoredRow, inout Root) -> Void = { _, _ in }
    for (number, reader) in columns.compactMap({ $0.reader }).enumerated().reversed() {
      let next = read
      read = { row, root in
        reader(row, number + 1, &root)
        next(row, &root)
      }
    }
    self.init(name, columns) { [read] row, rows in
      var root = Root()
      root.id = row.integer(at: 0) ?? 0
      read(row, &root)
      rows.append(root)
    }
  }

  @usableFromInline
  init(_ name: String, _ columns: [any TableColumn<Root>], _ append: @escaping Append) {
    self.name = name
    self.columns = columns
    self.append = append
    mapped = columns.filter { $0.isMapped }
    let table = quoted(name)
    selectionCount = mapped.count + 1
    selection = (["id"] + mapped.map(\.name))
      .map { table + "." + quoted($0) }.joined(separator: ", ")
    objectSQL = "SELECT \(selection) FROM \(table) WHERE id = ?"
  }
}

extension Table {
  /// The selection of so many rows whose ids are the arguments, in their order; nil for
  /// one row or very many.
  func batchSQL(_ count: Int) -> String? {
    guard 2...200 ~= count else { return nil }
    let ids = quoted(name + "_ids")
    let values = Array(repeating: "(?)", count: count).joined(separator: ", ")
    // A CROSS JOIN goes through its left side in order, whatever the planner thinks.
    return """
      WITH \(ids)(id) AS (VALUES \(values)) SELECT \(selection) \
      FROM \(ids) CROSS JOIN \(quoted(name)) ON \(quoted(name)).id = \(ids).id
      """
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
    // Most are alike, so that few columns are looked up.
    var changed: Set<String> = []
    for place in old.indices.dropFirst() where old[place] != new[place] {
      changed.insert(mapped[place - 1].name)
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
