// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite
internal import Synchronization

extension ViewContext {
  /// How many rows are read on the main thread between two of its turns.
  private static let slice = 250

  /// Moves to a snapshot in which much changed.
  ///
  /// Old rows are read here in slices, because only the shown snapshot has
  /// them; all other work is done with the idle reader on another thread.
  func moveInBackground(_ position: JournalPosition) async {
    do throws(DatabaseError) {
      let old = self.position
      let mayMiss = journalMayMiss
      let changed = try await lendNext { next throws(DatabaseError) in
        mayMiss ? .all : try ChangedIDs(since: old, through: position, in: next)
      }
      guard let changed, let works = try await collectWork(changed) else { return }
      let hands = try await lendNext { next throws(DatabaseError) in
        var hands: [@MainActor @Sendable () -> Void] = []
        for work in works { hands.append(try work(next)) }
        return hands
      }
      guard let hands else { return }
      for hand in hands { hand() }
      // A fetch in the meantime began from results that this move did not see.
      try prepareNow(liveClients.filter { !$0.isReady }, changed)
      try switchOver(to: position, changed)
    } catch {
      if !isClosed { fail(error) }
    }
  }

  /// Collects what the clients have to do; nil when the context was closed.
  private func collectWork(_ changed: ChangedIDs) async throws(DatabaseError) -> [BatchWork]? {
    var works: [BatchWork] = []
    for client in liveClients {
      client.beginMove()
      var ids = try idsToCompare(client, changed)[...]
      while !ids.isEmpty {
        try client.collectOldRows(ids.prefix(Self.slice), from: current.connection)
        ids = ids.dropFirst(Self.slice)
        await Task.yield()
        if isClosed { return nil }
      }
      if let work = client.takeBatchWork() { works.append(work) }
    }
    return works
  }

  /// Reads with the idle reader on another thread.
  ///
  /// - Returns: nil when the context was closed in the meantime.
  func lendNext<Result: Sendable>(
    _ body: @escaping @Sendable (borrowing Connection) throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Result? {
    guard let reader = next.take() else { return nil }
    begin(reader.interrupter)
    let outcome = take(await read(reader, body))
    return isClosed ? nil : try outcome.get()
  }

  /// Takes the reader back.
  private func take<Result>(
    _ loan: consuming Loan<Result>
  ) -> Swift.Result<Result, DatabaseError> {
    let outcome = loan.outcome
    let reader = loan.reader
    let interrupter = reader.interrupter
    if isClosed { reader.close() }
    next = consume reader
    end(interrupter)
    return outcome
  }
}

/// A reader that comes back, with what was read while it was away.
struct Loan<Result: Sendable>: ~Copyable, Sendable {
  let reader: SnapshotReader
  let outcome: Swift.Result<Result, DatabaseError>
}

@concurrent
private func read<Result: Sendable>(
  _ reader: consuming SnapshotReader,
  _ body: @Sendable (borrowing Connection) throws(DatabaseError) -> Result
) async -> Loan<Result> {
  do throws(DatabaseError) {
    let result = try body(reader.connection)
    return Loan(reader: reader, outcome: .success(result))
  } catch {
    return Loan(reader: reader, outcome: .failure(error))
  }
}
