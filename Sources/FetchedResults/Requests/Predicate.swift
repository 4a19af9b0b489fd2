// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// Which rows are wanted.
///
/// Values never become part of the SQL text; they are bound.
public struct Predicate<Root: Entity>: Hashable, Sendable {
  /// The condition in SQL, in parentheses, with `?` for each argument.
  public let sql: String

  /// The values of the parameters, in order.
  public let arguments: [DatabaseValue]

  /// The related rows that the condition reads.
  let paths: Set<RelationshipPath>

  /// A query that narrows down which rows can meet the condition.
  private(set) var candidates: Candidates?

  /// A query for ids and the values of its parameters.
  struct Candidates: Hashable, Sendable {
    let sql: String
    let arguments: [DatabaseValue]

    /// The order of which the ids are given in runs; empty when they are not.
    let runOrder: [SortDescriptor<Root>]
  }

  /// A condition in SQL of your own: one expression over the entity's columns.
  ///
  /// It is compiled by `performFetch()`, which throws when it is no expression
  /// or has another number of parameters. Columns of the entity's own table can
  /// be named; those of related rows only by ``ToOne``. Other rows and
  /// tables may be read in subqueries; a row is in the results once, however many of
  /// theirs fit. Changes of those are not followed: a row comes or goes when it changes
  /// itself, or with the next fetch.
  ///
  /// - Parameters:
  ///   - sql: An expression, with `?` for each argument. It goes into the query as it
  ///     is, so nothing that a person typed belongs here.
  ///   - arguments: The values of the parameters, in order.
  public init(sql: String, arguments: [DatabaseValue] = []) {
    // A remark at its end does not swallow what follows.
    self.init(sql: "(\(sql)\n)", arguments: arguments, paths: [])
  }

  init(sql: String, arguments: [DatabaseValue] = [], paths: Set<RelationshipPath>) {
    self.sql = sql
    self.arguments = arguments
    self.paths = paths
  }

  /// The same condition, with a query that says where to look.
  ///
  /// An index of your own, such as one of words, knows which few rows can meet the
  /// condition. While the query gives few ids, only those rows are looked at; where it
  /// gives many, the rows are gone through in their order or all. Each row's own
  /// values decide, so results follow changes as with any other condition. Of several
  /// conditions joined by `&&` the first that has such a query uses it; `||` and `!`
  /// use none.
  ///
  /// With `order`, the first rows in that order are found without all the others: the
  /// query's second column is an integer that never falls from one row to the next, and
  /// a row with a smaller one comes before each with a larger one in the order.
  ///
  /// - Parameters:
  ///   - sql: A query whose first column, named `id`, has the id of every row that meets
  ///     the condition, each once. It may have others.
  ///   - arguments: The values of its parameters, in order.
  ///   - order: What the second column follows: the section's key, then the sort.
  public func among(
    _ sql: String, arguments: [DatabaseValue] = [], inRunsOf order: [SortDescriptor<Root>] = []
  ) -> Self {
    var predicate = self
    predicate.candidates = Candidates(sql: sql, arguments: arguments, runOrder: order)
    return predicate
  }
}

extension Predicate {
  /// Both conditions.
  public static func && (left: Self, right: Self) -> Self {
    var both = joined(left, "AND", right)
    both.candidates = left.candidates ?? right.candidates
    return both
  }

  /// Either condition, or both.
  public static func || (left: Self, right: Self) -> Self {
    joined(left, "OR", right)
  }

  /// The opposite condition.
  ///
  /// A comparison with NULL is neither true nor false, and so is its opposite:
  /// `!(column < value)` is never true of NULL.
  public static prefix func ! (operand: Self) -> Self {
    Self(sql: "(NOT \(operand.sql))", arguments: operand.arguments, paths: operand.paths)
  }

  private static func joined(_ left: Self, _ word: String, _ right: Self) -> Self {
    Self(
      sql: "(\(left.sql) \(word) \(right.sql))", arguments: left.arguments + right.arguments,
      paths: left.paths.union(right.paths))
  }
}

extension Column {
  /// Equal, where NULL equals NULL.
  public static func == (column: Self, value: Value) -> Predicate<Root> {
    column.compared("IS", value)
  }

  /// Not equal, where NULL equals NULL.
  public static func != (column: Self, value: Value) -> Predicate<Root> {
    column.compared("IS NOT", value)
  }

  /// Before the value in SQLite's order; never true of NULL.
  public static func < (column: Self, value: Value) -> Predicate<Root> {
    column.compared("<", value)
  }

  /// Before or equal in SQLite's order; never true of NULL.
  public static func <= (column: Self, value: Value) -> Predicate<Root> {
    column.compared("<=", value)
  }

  /// After the value in SQLite's order; never true of NULL.
  public static func > (column: Self, value: Value) -> Predicate<Root> {
    column.compared(">", value)
  }

  /// After or equal in SQLite's order; never true of NULL.
  public static func >= (column: Self, value: Value) -> Predicate<Root> {
    column.compared(">=", value)
  }

  /// Whether the column holds nothing.
  public var isNull: Predicate<Root> { predicate("IS NULL") }

  /// Whether the text matches an SQL LIKE pattern; `\` escapes `%` and `_`.
  ///
  /// SQLite folds the case of ASCII letters only (“The LIKE operator”, in “SQL
  /// Language Expressions”). No index serves it: every row that the other
  /// conditions leave is looked at.
  ///
  /// - Parameter pattern: `%` stands for any text, `_` for one character.
  public func like(_ pattern: String) -> Predicate<Root> {
    predicate("LIKE ? ESCAPE '\\'", [.text(pattern)])
  }

  private func compared(_ comparison: String, _ value: Value) -> Predicate<Root> {
    predicate("\(comparison) ?", [value.databaseValue])
  }

  private func predicate(
    _ condition: String, _ arguments: [DatabaseValue] = []
  ) -> Predicate<Root> {
    Predicate(
      sql: "(\(sql) \(condition))", arguments: arguments, paths: path.isEmpty ? [] : [path])
  }
}
