// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Connection {
  /// Runs `body` in a write transaction that an error undoes.
  ///
  /// `body` is synchronous: nothing else can come between BEGIN and COMMIT.
  ///
  /// Some errors roll the transaction back by themselves. A body that passes
  /// over one can do nothing more, and COMMIT fails.
  ///
  /// - Throws: what `body` throws, or `DatabaseError` from BEGIN or COMMIT. In
  ///   each case the database is as it was.
  package func transaction<Result>(
    _ body: () throws -> Result
  ) throws -> Result {
    try requireFileInPlace()
    try execute("BEGIN IMMEDIATE")
    setNeedsTransaction(true)
    do {
      let result = try body()
      try execute("COMMIT")
      setNeedsTransaction(false)
      return result
    } catch {
      setNeedsTransaction(false)
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
