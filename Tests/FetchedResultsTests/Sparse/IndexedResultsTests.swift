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
    var wasMade: Set<Bool> = []
    for round in 0..<40 {
      if round % 3 == 0 { try await world.commit() }
      if round == 20 { try world.controller.performFetch() }
      wasMade.insert(world.hasAllAnchors)
      try world.check()
      for _ in 0..<round % 7 { await Task.yield() }
    }
    #expect(wasMade.contains(false))
    try await world.settle()
    try world.check()
    while world.context.isReadingAhead { await Task.yield() }
    #expect(world.hasAllAnchors)
    try world.check()
  }

  @Test func `do not wait for anchors`() async throws {
    let world = try await IndexedWorld(IndexedOrder.all[2], seed: 1, rows: 2000)
    let ids = world.controller.ids(inSection: 0, rows: 0..<2000)
    #expect(world.controller.id(at: IndexPath(section: 0, row: 1900)) == ids[1900])
    #expect(world.controller.indexPath(for: ids[1800]) == IndexPath(section: 0, row: 1800))
    #expect(!world.hasAllAnchors, "they are made on another thread")
    while world.context.isReadingAhead { await Task.yield() }
    #expect(world.hasAllAnchors)
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
    while world.context.isReadingAhead { await Task.yield() }
    guard case .sparse(let results) = world.controller.state else { return }
    #expect(Array(results.anchors.keys) == [results.sections[1].key])
  }
}
