// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// A write transaction, on loan to the closure that makes the changes.
///
/// Whatever the closure throws, nothing of the transaction remains. Reads see
/// the changes made so far.
public struct Transaction: ~Copyable, Sendable {
  let connection: Connection
  let texts = StatementTexts()

  init(_ connection: consuming Connection) { self.connection = connection }

  /// Runs one statement.
  ///
  /// Rows that it changes are journalled, whatever the statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `?` for each argument.
  ///   - arguments: The values of its parameters, in order.
  /// - Throws: `DatabaseError` when it does not compile or fails.
  public func execute(
    _ sql: String, _ arguments: [DatabaseValue] = []
  ) throws(DatabaseError) {
    try connection.execute(sql, arguments)
  }

  /// All rows of a query of your own, as they stand in this transaction.
  ///
  /// - Parameters:
  ///   - sql: The query, with `?` for each argument.
  ///   - arguments: The values of its parameters, in order.
  /// - Throws: `DatabaseError` when it does not compile or fails.
  /// - Complexity: O(rows) of time and memory.
  public func values(
    _ sql: String, _ arguments: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    try connection.values(sql, arguments)
  }

  /// Runs `body` so that an error undoes only what it did itself.
  ///
  /// The transaction goes on after an error that is caught outside.
  ///
  /// - Throws: What `body` throws, or `DatabaseError`.
  public func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.savepoint(body)
  }

  /// The file's schema version, which is the application's own; 0 in a new file.
  ///
  /// - Throws: `DatabaseError` when reading fails.
  public func userVersion() throws(DatabaseError) -> Int {
    Int(try connection.integer("PRAGMA user_version"))
  }

  /// Sets the file's schema version, as part of the transaction.
  ///
  /// - Parameter version: What 32 bits hold.
  /// - Throws: `DatabaseError` when writing fails.
  public func setUserVersion(_ version: Int) throws(DatabaseError) {
    try connection.executeScript("PRAGMA user_version = \(version)")
  }
}

extension Connection {
  /// All rows of a query.
  func values(
    _ sql: String, _ arguments: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    try query(sql, arguments) { rows.append($0.values()) }
    return rows
  }
}
