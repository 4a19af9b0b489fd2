// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

/// Results whose places are found through an index, at random.
@MainActor @Suite struct `Results that an index serves` {
  @Test(arguments: IndexedOrder.all, 0..<4)
  func `are right before, while and after anchors are made`(_ order: IndexedOrder, seed: Int)
    async throws
  {
    let world = try await IndexedWorld(order, seed: seed, rows: 2000)
    world.controller.stretch = 100
    world.controller.patience = 1000
    world.context.piecesAhead = 1
    // Every other seed has every place walked to.
    if seed % 2 == 1 { world.context.idLimit = 0 }
    try await world.settle()
    // Each look brings one piece, and nothing is committed meanwhile.
    for _ in 0..<3 {
      try world.check()
      await world.pause()
      #expect(world.hasHalfMadeAnchors)
      try world.check()
    }
    for round in 0..<40 {
      if round % 3 == 0 { try await world.commit() }
      if round == 20 { try world.controller.performFetch() }
      try world.check()
      for _ in 0..<round % 7 { await Task.yield() }
      // Now and then what is read ahead is waited for, else a commit comes between.
      if round % 2 == 0 { await world.pause() }
    }
    world.context.piecesAhead = .max
    try await world.settle()
    try world.check()
    await world.pause()
    #expect(world.hasAllAnchors)
    try world.check()
    #expect(world.keptIDCounts.contains { $0 > 0 } == (seed % 2 == 0))
  }

  @Test func `count the places of several updates from near by`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: 2000)
    world.context.piecesAhead = 0
    try await world.commit("UPDATE student SET rank = rank + 1 WHERE id = 1000")
    try await world.settle()
    #expect(!world.hasAllAnchors)
    try await world.commit("UPDATE student SET rank = rank + 1 WHERE id <= 9")
    try await world.settle()
    #expect(world.hasAllAnchors)
    try world.check()
  }

  @Test func `do not wait for anchors`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: 2000)
    let ids = world.controller.ids(inSection: 0, rows: 0..<2000)
    #expect(world.controller.id(at: IndexPath(section: 0, row: 1900)) == ids[1900])
    #expect(world.controller.indexPath(for: ids[1800]) == IndexPath(section: 0, row: 1800))
    #expect(!world.hasAllAnchors, "they are made on another thread")
    await world.pause()
    #expect(world.hasAllAnchors)
  }

  @Test func `stop making anchors when something else is awaited`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: 2000)
    guard case .sparse(let results) = world.controller.state else { return }
    let key = results.sections[0].key
    let found = { (isAwaited: Bool) in
      try results.moreAnchors(
        of: key, stretch: 4000, in: world.context.current.connection, until: { isAwaited })
    }
    let first = try found(true)
    #expect(first.map(\.isComplete) == [false])
    #expect(first[0].ids.count == 8 * Anchors.step)
    #expect(first[0].last.base == 7 * Anchors.step)
    var some = results
    var all = results
    for more in first { some.add(more) }
    for more in try found(false) { all.add(more) }
    #expect(all.anchors[key]?.bases.starts(with: some.anchors[key]?.bases ?? [0]) == true)
    let whole = try results.moreAnchors(of: key, in: world.context.current.connection)
    #expect(all.anchors[key]?.bases == whole.bases)
    #expect(all.anchors[key]?.keys == whole.keys)
    #expect(all.anchors[key]?.ids.all == whole.ids.all)
    #expect(whole.ids.all == world.controller.ids(inSection: 0, rows: 0..<2000))
    #expect(all.anchors[key]?.isComplete == true)
  }

  @Test func `make anchors at once where looks cost more`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: 2000)
    for row in 0..<60 {
      _ = world.controller.ids(inSection: 0, rows: 1900 - row..<1901 - row)
    }
    #expect(world.hasAllAnchors)
    try world.check()
  }

  @Test func `make no anchors where no one looks`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[0], seed: 1, rows: 2000)
    _ = world.controller.id(at: IndexPath(section: 1, row: 300))
    await world.pause()
    guard case .sparse(let results) = world.controller.state else { return }
    #expect(Array(results.anchors.keys) == [results.sections[1].key])
  }
}
