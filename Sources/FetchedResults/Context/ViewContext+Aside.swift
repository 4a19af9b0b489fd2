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
  /// - Parameter isShort: Whether it is to find the pages that others of its kind read,
  ///   and does not read so many that it would push them out of the cache.
  /// - Returns: What was read, and the position, which is that of the snapshot shown.
  /// - Throws: `CancellationError` soon after the task is cancelled, or `DatabaseError`,
  ///   of the kind `interrupted` when the context is closed.
  func readAside<Result: Sendable>(
    isShort: Bool = false,
    _ body: @escaping @Sendable (borrowing Connection) throws(DatabaseError) -> Result
  ) async throws -> Result {
    for _ in 0..<5 where !isClosed {
      let shown = position
      let outcome = try await readOnce(isShort: isShort, at: shown, body)
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
    // What was too short to be stopped may have ended before the context was closed.
    guard !isClosed else { throw DatabaseError.interrupted }
    return try body(current.connection)
  }

  private func readOnce<Result: Sendable>(
    isShort: Bool, at shown: JournalPosition,
    _ body: @escaping @Sendable (borrowing Connection) throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Swift.Result<Result?, DatabaseError> {
    let reader = try asides.take(isShort: isShort, path: store.path)
    begin(reader.interrupter)
    return takeBack(await read(reader, isShort: isShort, at: shown, body), isShort: isShort)
  }

  private func takeBack<Result>(
    _ loan: consuming Loan<Result>, isShort: Bool
  ) -> Swift.Result<Result, DatabaseError> {
    let outcome = loan.outcome
    let reader = loan.reader
    let interrupter = reader.interrupter
    if isClosed { reader.close() } else { asides.putBack(reader, isShort: isShort) }
    end(interrupter)
    return outcome
  }
}

/// Reads if the newest snapshot is the one at a position; else there is no result.
@concurrent
private func read<Result: Sendable>(
  _ reader: consuming SnapshotReader, isShort: Bool, at shown: JournalPosition,
  _ body: @Sendable (borrowing Connection) throws(DatabaseError) -> Result
) async -> Loan<Result?> {
  do throws(DatabaseError) {
    let isShown = try reader.begin(after: shown) == shown
    let result = isShown ? try body(reader.connection) : nil
    reader.end()
    if !isShort { reader.giveMemoryBack() }
    return Loan(reader: reader, outcome: .success(result))
  } catch {
    reader.end()
    return Loan(reader: reader, outcome: .failure(error))
  }
}
