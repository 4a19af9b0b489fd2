// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A relationship to one row of another entity, or to none.
///
/// A column of the related row can stand wherever a column of the entity can:
/// in a predicate, a sort descriptor or a section key path. The results then
/// also follow changes of related rows.
///
/// ```swift
/// static let details = ToOne<FailedBank, FailedBankDetails>("details", key: detailsID)
/// let request = FetchRequest<FailedBank>(
///   sortDescriptors: [.descending(FailedBank.details[FailedBankDetails.closeDate])])
/// ```
///
/// The related entity must be one of the store's, so that its changes are
/// journalled, and an index on the key column keeps them cheap to follow.
public struct ToOne<Root: Entity, Target: Entity>: Sendable {
  private let relationship: Relationship

  /// A relationship by a column that holds the id of the related row.
  ///
  /// - Parameters:
  ///   - name: What the related table is called in queries; two relationships of an
  ///     entity need two names.
  ///   - key: The column. NULL, or an id that no row has, means no related row.
  public init(_ name: String, key: Column<Root, RowID?>) {
    relationship = Relationship(
      name: name, keyColumn: key.name, source: Root.table.name, target: Target.table.name)
  }

  /// A column of the related row; NULL where there is none.
  ///
  /// Columns can be chained over several relationships. Each adds a join, a look-up
  /// by id for each row that is read.
  public subscript<Value: ColumnValue>(column: Column<Target, Value>) -> Column<Root, Value?> {
    Column(column.name, path: [relationship] + column.path)
  }
}

/// One step from a row to a related row.
struct Relationship: Hashable, Sendable {
  let name: String
  let keyColumn: String
  let source: String
  let target: String
}

/// The steps from an entity to a related one; none for the entity itself.
typealias RelationshipPath = [Relationship]

extension RelationshipPath {
  /// What the last table is called in a query, so that two ways to one table
  /// stay apart; nil for the entity's own table.
  var alias: String? {
    isEmpty ? nil : quoted(map(\.name).joined(separator: "."))
  }

  /// The join of the last step.
  var joinSQL: String {
    guard let last, let alias else { return "" }
    let source = Array(dropLast()).alias ?? quoted(last.source)
    return " LEFT JOIN \(quoted(last.target)) AS \(alias)"
      + " ON \(alias).id = \(source).\(quoted(last.keyColumn))"
  }

  /// The path and all its beginnings, the shortest first.
  var beginnings: [RelationshipPath] { indices.map { Array(self[...$0]) } }
}

extension Set<RelationshipPath> {
  /// All tables to join, each after the one that it hangs on.
  var joinsSQL: String {
    isEmpty ? "" : joined.map(\.joinSQL).joined()
  }

  /// The paths with their beginnings, the shortest first.
  var joined: [RelationshipPath] {
    isEmpty
      ? []
      : Set(flatMap(\.beginnings)).sorted {
        ($0.count, $0.alias ?? "") < ($1.count, $1.alias ?? "")
      }
  }
}
