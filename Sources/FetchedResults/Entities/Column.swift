// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// A column of a table and the type of its values.
///
/// A column with a key path is read into the entity's value and written from
/// it. One without is only stored, as a sort key is; it is given a value by
/// `setting:` in an insert or update.
public struct Column<Root: Entity, Value: ColumnValue>: Sendable {
  /// The column's name in the table.
  public let name: String

  let keyPath: (any WritableKeyPath<Root, Value> & Sendable)?

  /// Reads the property from a column of a row; nil when there is no property.
  public let reader: Reader?

  /// Reads a property from the column of that number; a value of another kind leaves it.
  public typealias Reader = @Sendable (borrowing StoredRow, Int, inout Root) -> Void

  /// The relationships that lead from `Root` to the column's table.
  let path: RelationshipPath

  /// A column that a property of the entity mirrors.
  ///
  /// - Parameters:
  ///   - name: Its name in the table.
  ///   - keyPath: The property. A stored value of another kind, such as NULL where
  ///     the property is no optional, leaves it as `init()` made it.
  @inlinable
  public init(_ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    // Made where the types are known, it looks none up for each value.
    self.init(name, keyPath) { row, column, root in
      if let value = Value(row, at: column) { root[keyPath: keyPath] = value }
    }
  }

  @usableFromInline
  init(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ reader: @escaping Reader
  ) {
    self.name = name
    self.keyPath = keyPath
    self.reader = reader
    self.path = []
  }

  /// A column that is stored but not read into the entity's value.
  ///
  /// - Parameter name: Its name in the table.
  public init(_ name: String) {
    self.init(name, path: [])
  }

  init(_ name: String, path: RelationshipPath) {
    self.name = name
    self.keyPath = nil
    self.reader = nil
    self.path = path
  }

  /// The instruction to store `value` in this column.
  public func set(to value: Value) -> Assignment<Root> {
    Assignment(columnName: name, value: value.databaseValue)
  }

  /// The column in SQL, told apart from columns of other tables.
  var sql: String { (path.alias ?? quoted(Root.table.name)) + "." + quoted(name) }
}

/// A value on its way into a column.
public struct Assignment<Root: Entity>: Hashable, Sendable {
  package let columnName: String
  package let value: DatabaseValue
}

/// What a table needs of its columns, whatever the type of their values.
///
/// ``Column`` is the one type that conforms.
public protocol TableColumn<Root>: Sendable {
  /// The entity whose table has the column.
  associatedtype Root: Entity

  /// The column's name in the table.
  var name: String { get }

  /// Reads the property from a column of a row; nil when no property mirrors the column.
  var reader: (@Sendable (borrowing StoredRow, Int, inout Root) -> Void)? { get }

  /// Puts a stored value into the property; a value of another kind leaves it.
  func read(_ stored: DatabaseValue, into root: inout Root)

  /// The property's value as it is stored; nil when there is no property.
  func value(of root: Root) -> DatabaseValue?
}

extension TableColumn {
  /// Whether a property of the entity mirrors the column.
  public var isMapped: Bool { reader != nil }
}

extension Column: TableColumn {
  /// Puts a stored value into the property; a value of another kind leaves it.
  public func read(_ stored: DatabaseValue, into root: inout Root) {
    guard let keyPath, let value = Value(databaseValue: stored) else { return }
    root[keyPath: keyPath] = value
  }

  /// The property's value as it is stored; nil when there is no property.
  public func value(of root: Root) -> DatabaseValue? {
    keyPath.map { root[keyPath: $0].databaseValue }
  }
}

/// An identifier as SQL wants it.
func quoted(_ name: String) -> String {
  guard name.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(name)\"" }
  return "\""
    + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    + "\""
}
