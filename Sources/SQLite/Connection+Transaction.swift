// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Connection {
  /// Runs `body` in a write transaction that an error undoes.
  ///
  /// `body` is synchronous: nothing else can come between BEGIN and COMMIT.
  ///
  /// - Throws: what `body` throws, or `DatabaseError` from BEGIN or COMMIT. In
  ///   each case the database is as it was.
  package func transaction<Result>(
    _ body: () throws -> Result
  ) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk or an I/O error may have rolled back already.
      if !isAutocommit { try? executeScript("ROLLBACK") }
      throw error
    }
  }

  /// Runs `body` so that an error undoes only what it did itself.
  package func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("SAVEPOINT inner_change")
    do {
      let result = try body()
      try execute("RELEASE inner_change")
      return result
    } catch {
      if !isAutocommit {
        try? executeScript("ROLLBACK TO inner_change; RELEASE inner_change")
      }
      throw error
    }
  }
}
