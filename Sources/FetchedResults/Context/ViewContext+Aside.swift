// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

extension ViewContext {
  /// Reads the snapshot that is shown on another thread, with a reader of its own, so
  /// that moves go on.
  ///
  /// What was read from another snapshot than is shown in the end is read again; after
  /// some rounds, on the main thread.
  ///
  /// - Returns: What was read, and the position, which is that of the snapshot shown.
  /// - Throws: `CancellationError` soon after the task is cancelled, or `DatabaseError`.
  func readAside<Result: Sendable>(
    _ body: @escaping @Sendable (borrowing Connection) throws(DatabaseError) -> Result
  ) async throws -> Result {
    for _ in 0..<5 where !isClosed {
      let shown = position
      let outcome = try await readOnce(at: shown, body)
      try Task.checkCancellation()
      switch outcome {
      case .success(let result?) where position == shown && !journalMayMiss: return result
      case .failure(let error) where error.kind != .busy: throw error
      case .success, .failure: break
      }
      // Something was committed: it is shown first.
      refresh()
      while (isMoving || isReadingAhead || wantsMove) && !isClosed {
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    return try body(current.connection)
  }

  private func readOnce<Result: Sendable>(
    at shown: JournalPosition,
    _ body: @escaping @Sendable (borrowing Connection) throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Swift.Result<Result?, DatabaseError> {
    if aside == nil { aside = try openAside() }
    guard let reader = aside.take() else { return .success(nil) }
    begin(reader.interrupter)
    return takeBack(await read(reader, at: shown, body))
  }

  private func openAside() throws(DatabaseError) -> SnapshotReader {
    let reader = try SnapshotReader.open(store.path)
    reader.connection.stopWhenTold(orCancelled: true)
    return reader
  }

  private func takeBack<Result>(
    _ loan: consuming Loan<Result>
  ) -> Swift.Result<Result, DatabaseError> {
    let outcome = loan.outcome
    let reader = loan.reader
    let interrupter = reader.interrupter
    if isClosed || aside != nil { reader.close() } else { aside = consume reader }
    end(interrupter)
    return outcome
  }
}

/// Reads if the newest snapshot is the one at a position; else there is no result.
@concurrent
private func read<Result: Sendable>(
  _ reader: consuming SnapshotReader, at shown: JournalPosition,
  _ body: @Sendable (borrowing Connection) throws(DatabaseError) -> Result
) async -> Loan<Result?> {
  do throws(DatabaseError) {
    let isShown = try reader.begin() == shown
    let result = isShown ? try body(reader.connection) : nil
    reader.end()
    return Loan(reader: reader, outcome: .success(result))
  } catch {
    reader.end()
    return Loan(reader: reader, outcome: .failure(error))
  }
}
