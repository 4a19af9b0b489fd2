// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What divides results into sections.
///
/// Rows whose keys are equal form one section. Sections stand in the order of
/// their keys and each is named by its first row. NULL and the empty value are
/// the same key, unless they are kept apart; both have the empty name.
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
    let keySQL =
      Key.isNullable && !keepsNullApart ? "ifnull(\(key.sql), \(Key.emptySQL))" : key.sql
    self.keySQL = binary(keySQL)
    self.nameSQL = name.sql == keySQL ? nil : name.sql
    self.paths = [key.path, name.path]
    self.isAscending = ascending
  }

  var orderTerm: String { isAscending ? keySQL : keySQL + " DESC" }
}

extension ColumnValue {
  /// What stands for NULL among the keys of sections.
  fileprivate static var emptySQL: String { self is [UInt8]?.Type ? "x''" : "''" }
}
