// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import SQLite

extension Store {
  /// Reads what is stored, all of it as it stands at one moment, on the store's thread.
  ///
  /// Changes of this store wait until it is done.
  ///
  /// - Parameter body: Reads. What it changes is not kept.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or `DatabaseError`.
  package func read<Result: Sendable>(
    _ body: @Sendable (borrowing Transaction) throws -> Result
  ) async throws -> Result {
    await letLogStartOver()
    try connection.requireFileInPlace()
    try connection.execute("BEGIN")
    defer { if !connection.isAutocommit { try? connection.execute("ROLLBACK") } }
    return try body(transaction)
  }
}

extension Transaction {
  /// Where what is read or changed stands: at the same position everything is the same.
  package func position() throws(DatabaseError) -> JournalPosition {
    try JournalPosition(in: connection)
  }
}
