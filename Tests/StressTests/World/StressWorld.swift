// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import SQLite
import TestFiles

@testable import FetchedResults

/// A store, several controllers over it, a list of one of them, and random
/// changes from all sides.
final class StressWorld {
  let faults: Faults
  var tally = Tally()
  var random: RandomSource

  private let folder = TemporaryFolder()
  let store: Store
  let secondStore: Store
  let stranger: Connection
  private let context: ViewContext
  private let scale: StressScale
  private var changes: ChangeMaker
  private var results: [WatchedResults] = []
  private var list: WatchedList?

  /// Decides on what depends on how fast things go, so that the rest does not.
  private var asides: RandomSource

  init(seed: Int, _ scale: StressScale) async throws {
    (random, asides) = (RandomSource(seed: seed), RandomSource(seed: -seed))
    (faults, self.scale) = (Faults(seed: seed), scale)
    changes = ChangeMaker(random: RandomSource(seed: ~seed), size: scale.rows)
    let path = folder.file("samples.db")
    store = try await openSampleStore(at: path)
    secondStore = try await openSampleStore(at: path)
    stranger = try Connection.open(path, .existing)
    // A section cache may be written at the same time.
    try stranger.executeScript("PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF")
    let hasIndexes = seed % 3 != 0
    let first = changes.beginning()
    try await store.write("Begin") { transaction in
      for sql in hasIndexes ? Sample.indexSQL : [] { try transaction.execute(sql) }
      for change in first { try transaction.execute(change.sql, change.arguments) }
    }
    context = try ViewContext(store: store)
    context.onFailure = { [faults] in faults.report("\($0)") }
    try watch()
    context.onChange = { [unowned self] in checkMove() }
  }

  /// Runs the seed to its end, or to the first fault.
  func run() async throws -> Tally {
    while tally[.transaction] < scale.transactions && faults.isEmpty { try await step() }
    context.close()
    await store.close()
    await secondStore.close()
    return tally
  }

  /// One that an index can serve, mostly one of any kind, and one for the list.
  private func watch() throws {
    var setups = [Setup(servedByIndex: &random)]
    if faults.seed % 5 < 3 { setups.append(Setup(&random)) }
    setups.append(random.once(in: 3) ? Setup(servedByIndex: &random) : Setup(&random))
    for (number, setup) in setups.enumerated() {
      results.append(
        try WatchedResults(
          setup, in: context, cacheName: number == setups.count - 1 ? nil : "cache \(number)",
          faults, RandomSource(seed: random.below(.max))))
    }
    for result in results { result.controller.reportsSectionMoves = faults.seed % 7 < 3 }
    list = try WatchedList(results[results.count - 1], RandomSource(seed: random.below(.max)))
  }

  /// One transaction, and now and then something else, until it is shown.
  private func step() async throws {
    faults.transaction = tally[.transaction]
    if random.once(in: 12) { try regroup(&random) }
    if random.once(in: 3) { try list?.act() }
    changes.ids = try storedIDs()
    try await change(changes.transaction())
    tally[.transaction] += 1
    // Now and then several commits share a move.
    if random.once(in: 10) { return }
    try await settle(regroupingAfter: random.once(in: 3) ? random.pick([0, 5, 50, 500]) : nil)
  }

  private func storedIDs() throws -> [Int64] {
    guard let text = try stranger.text("SELECT group_concat(id) FROM sample") else { return [] }
    return text.split(separator: ",").compactMap { Int64($0) }
  }

  /// Another request, or the same again.
  private func regroup(_ random: inout RandomSource) throws {
    let index = random.below(results.count)
    let setup =
      random.once(in: 4)
      ? results[index].setup
      : random.once(in: 3) ? Setup(servedByIndex: &random) : Setup(&random)
    let told = random.once(in: 2)
    tally[.request] += 1
    if index == results.count - 1 {
      try list?.show(setup, told: told)
    } else if told {
      try results[index].change(to: setup)
    } else {
      try results[index].fetch(setup)
    }
  }

  /// Waits until the newest commit is shown.
  ///
  /// - Parameter turns: After how many turns of a move in the background another
  ///   request comes in between; nil for none.
  private func settle(regroupingAfter turns: Int?) async throws {
    var turns = turns
    let end = ContinuousClock.now + .seconds(120)
    while try context.values(Self.stateSQL)[0] != newestState() {
      context.refresh()
      if context.isMoving { tally[.backgroundMove] += 1 }
      while context.isMoving {
        if turns == 0 {
          tally[.interruption] += 1
          try regroup(&asides)
        }
        turns = turns.map { $0 - 1 }
        await Task.yield()
      }
      guard ContinuousClock.now < end else { return faults.report("a commit was never shown") }
      // What is read ahead comes back in a turn of the main actor.
      await Task.yield()
    }
  }

  private func newestState() throws -> [DatabaseValue] {
    try stranger.first(Self.stateSQL) { $0.values() } ?? []
  }

  private static let stateSQL = """
    SELECT (SELECT seq FROM sqlite_sequence WHERE name = 'journal'), epoch, pruned_through,
      schema_version
    FROM store_state, pragma_schema_version
    """

  private func checkMove() {
    tally[.move] += 1
    do {
      for (index, result) in results.enumerated() {
        let difference = try result.checkMove()
        if result.isSparse { tally[.sparseMove] += 1 }
        if let difference { tally.add(difference) }
        if index == results.count - 1 { try list?.checkMove(difference) }
      }
    } catch {
      faults.report("\(error)")
    }
  }
}
