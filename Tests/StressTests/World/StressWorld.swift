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

  init(seed: Int, _ scale: StressScale) async throws {
    (random, faults, self.scale) = (RandomSource(seed: seed), Faults(seed: seed), scale)
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
    try watch(hasIndexes: hasIndexes)
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
  private func watch(hasIndexes: Bool) throws {
    var setups = [Setup(servedByIndex: &random)]
    if faults.seed % 5 < 3 { setups.append(Setup(&random)) }
    setups.append(random.once(in: 3) ? Setup(servedByIndex: &random) : Setup(&random))
    for (number, setup) in setups.enumerated() {
      results.append(
        try WatchedResults(
          setup, in: context, cacheName: number == setups.count - 1 ? nil : "cache \(number)",
          faults,
          RandomSource(seed: random.below(.max))))
    }
    list = try WatchedList(results[results.count - 1], RandomSource(seed: random.below(.max)))
  }

  /// One transaction, and now and then something else, until it is shown.
  private func step() async throws {
    faults.transaction = tally[.transaction]
    if random.once(in: 12) { try regroup() }
    if random.once(in: 3) { try list?.act() }
    changes.ids = try storedIDs()
    try await change(changes.transaction())
    tally[.transaction] += 1
    // Now and then several commits share a move, or another setup comes in between.
    if random.once(in: 10) { return }
    if random.once(in: 10) { context.refresh(); try regroup() }
    try await settle()
  }

  private func storedIDs() throws -> [Int64] {
    guard let text = try stranger.text("SELECT group_concat(id) FROM sample") else { return [] }
    return text.split(separator: ",").compactMap { Int64($0) }
  }

  /// Another request, or the same again.
  private func regroup() throws {
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
  private func settle() async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try context.values(Self.stateSQL)[0] != newestState() {
      context.refresh()
      if context.isMoving { tally[.backgroundMove] += 1 }
      while context.isMoving { await Task.yield() }
      guard ContinuousClock.now < end else { return faults.report("a commit was never shown") }
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
