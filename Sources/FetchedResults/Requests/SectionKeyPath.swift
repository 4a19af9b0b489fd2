// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What divides results into sections.
///
/// Rows whose keys are equal form one section. Sections stand in the order of
/// their keys and each is named by its first row. NULL and the empty value are
/// the same key, before all others, unless they are kept apart; both have the empty
/// name. With a type of your own the empty value is the empty text.
///
/// A column whose type is no optional is taken at its word: declare it NOT NULL in the
/// table. A NULL in it would be a section of its own, first and without a name.
public struct SectionKeyPath<Root: Entity>: Hashable, Sendable {
  let keySQL: String

  /// What names a section; nil when the key itself is its name.
  let nameSQL: String?

  let paths: Set<RelationshipPath>
  let isAscending: Bool

  /// Sections that one column orders, tells apart and names.
  public init<Value: ColumnValue>(
    _ column: Column<Root, Value>, ascending: Bool = true, keepsNullApart: Bool = false
  ) {
    self.init(column, name: column, ascending: ascending, keepsNullApart: keepsNullApart)
  }

  /// Sections that `key` orders and tells apart, and `name` names.
  ///
  /// Use it with a sort key: two spellings with equal keys are one section.
  public init<Key: ColumnValue>(
    _ key: Column<Root, Key>, name: Column<Root, some ColumnValue>, ascending: Bool = true,
    keepsNullApart: Bool = false
  ) {
    // A column that cannot be NULL is used bare, so that an index serves it.
    let keySQL = Key.isNullable && !keepsNullApart ? Key.joiningNull(key.sql) : key.sql
    self.keySQL = binary(keySQL)
    self.nameSQL = name.sql == keySQL ? nil : name.sql
    self.paths = [key.path, name.path]
    self.isAscending = ascending
  }

  var orderTerm: String { isAscending ? keySQL : keySQL + " DESC" }
}

extension ColumnValue {
  /// The key of sections where NULL and the empty value are one.
  fileprivate static func joiningNull(_ sql: String) -> String {
    switch wrapped(self) {
    case is [UInt8].Type: "ifnull(\(sql), x'')"
    // No number is empty, and a text would come after all numbers.
    case is Int.Type, is Int64.Type, is Double.Type, is Bool.Type: "nullif(\(sql), '')"
    default: "ifnull(\(sql), '')"
    }
  }
}

/// A type inside all the optionals around it.
private func wrapped(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalType.Type).map { wrapped($0.wrappedType) } ?? type
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
