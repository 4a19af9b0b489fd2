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
      let changed = try changedIDs(through: position)
      let works = try await collectWork(changed)
      try await run(works)
      guard !isClosed else { return }
      // A fetch in the meantime began from results that this move did not see.
      try prepareNow(liveClients.filter { !$0.isReady }, changed)
      try switchOver(to: position, changed)
    } catch {
      if !isClosed { fail(error) }
    }
  }

  private func collectWork(_ changed: ChangedIDs) async throws(DatabaseError) -> [BatchWork] {
    var works: [BatchWork] = []
    for client in liveClients {
      client.beginMove()
      var ids = try idsToCompare(client, changed)[...]
      while !ids.isEmpty && !isClosed {
        try client.collectOldRows(ids.prefix(Self.slice), from: current.connection)
        ids = ids.dropFirst(Self.slice)
        await Task.yield()
      }
      if let work = client.takeBatchWork() { works.append(work) }
    }
    return works
  }

  private func run(_ works: [BatchWork]) async throws(DatabaseError) {
    guard let reader = next.take() else { return }
    let outcome = take(await runWorks(works, reader))
    guard !isClosed else { return }
    for hand in try outcome.get() { hand() }
  }

  /// Takes the reader back.
  private func take(_ loan: consuming Loan) -> Loan.Outcome {
    let outcome = loan.outcome
    let reader = loan.reader
    if isClosed { reader.close() }
    next = consume reader
    return outcome
  }

  /// Has a long log written back and takes the readers off it.
  func shortenLogIfLong() {
    guard store.logIsLong.exchange(false, ordering: .relaxed) else { return }
    Task { [weak self, store] in await store.shortenLog { self?.refresh() } }
  }
}

/// A reader that comes back, with what was done while it was away.
private struct Loan: ~Copyable, Sendable {
  let reader: SnapshotReader
  let outcome: Outcome

  typealias Outcome = Result<[@MainActor @Sendable () -> Void], DatabaseError>
}

@concurrent
private func runWorks(
  _ works: [BatchWork], _ reader: consuming SnapshotReader
) async -> Loan {
  var hands: [@MainActor @Sendable () -> Void] = []
  do throws(DatabaseError) {
    for work in works { hands.append(try work(reader.connection)) }
    return Loan(reader: reader, outcome: .success(hands))
  } catch {
    return Loan(reader: reader, outcome: .failure(error))
  }
}
