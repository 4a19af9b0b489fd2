// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import Gtk
import ResultsChecks
import TestFiles
import Testing

@testable import ResultsListModel

@Suite struct `A list whose rows cannot be read` {
  let world: ListWorld

  /// Art[Amy Bob] Bio[Cal Dan], at positions 0[1 2] 3[4 5].
  init() async throws {
    world = try await ListWorld(
      [
        Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2),
        Student("Cal", "Bio", rank: 3), Student("Dan", "Bio", rank: 4),
      ], isIndexed: true)
  }

  @Test func `gives each position an object of its own`() async throws {
    let model = world.model
    try world.withoutLog {
      let items = (0..<model.count).map(model.list.item)
      #expect(Set(items).count == 6)
      #expect(items == (0..<model.count).map(model.list.item))
      let row = model.row(at: 1)
      #expect(row.id == nil)
      #expect(row.element == nil)
      #expect(row.section == nil)
      #expect(model.position(of: row.identity) == nil)
      #expect(!model.list.isSelected(at: 1))
    }
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Bio 2", "Cal", "Dan"])
  }

  @Test func `is emptied and filled when it is replaced`() async throws {
    let shadow = ShadowList(world.model)
    let controller = world.model.controller
    try world.withoutLog(after: { takeAway in
      try world.model.reload {
        try controller.performFetch()
        try takeAway()
      }
    })
    #expect(shadow.splices == [[0, 6, 0], [0, 0, 6]])
    #expect(shadow.rows.count == 6)
    #expect(Set(shadow.items).count == 6)
  }

  @Test func `keeps its selection when it is replaced`() async throws {
    let (model, controller) = (world.model, world.model.controller)
    model.selectAll()
    try world.withoutLog(after: { takeAway in
      try model.reload {
        try controller.performFetch()
        try takeAway()
      }
    })
    #expect(model.selectedCount == 4)
    #expect(model.selectedIDs.count == 4)
  }

  @Test func `acts on no other row than the selected ones`() async throws {
    let model = world.model
    let (amy, dan) = (try world.id("Amy"), try world.id("Dan"))
    model.focusedIdentity = { .element(amy) }
    model.select([dan])
    try world.withoutLog { #expect(model.idsToActOn == []) }
    #expect(model.idsToActOn == [dan])
  }

  @Test func `keeps a row selected that may only have left the results`() async throws {
    let model = world.model
    model.show(try world.fetched(where: Student.rank > 1))
    let bob = try world.id("Bob")
    model.select([bob])
    let breaker = Breaker(world)
    model.list.onItemsChanged { _, _, _ in breaker.breakLog() }
    model.onChange = { _ in breaker.mendLog() }
    try await world.write {
      try $0.update(Student.self, ids: [bob], setting: [Student.rank.set(to: 0)])
    }
    #expect(breaker.isBroken)
    #expect(model.isSelected(bob))
  }
}

extension ListWorld {
  private var log: String { folder.file("roster.db-wal") }

  /// Runs `body` while the log, in which all rows are, is gone.
  fileprivate func withoutLog(_ body: () throws -> Void) throws {
    defer { putLogBack() }
    try takeLogAway()
    try body()
  }

  /// Runs `body` with what takes the log away, and puts the log back.
  fileprivate func withoutLog(after body: (() throws -> Void) throws -> Void) throws {
    defer { putLogBack() }
    try body(takeLogAway)
  }

  fileprivate func takeLogAway() throws {
    copy(log, to: log + ".whole")
    let isEmptied = unsafe truncate(log, 0) == 0
    #expect(isEmptied)
    // The pages that were read already.
    _ = try context.values("PRAGMA shrink_memory")
  }

  fileprivate func putLogBack() { copy(log + ".whole", to: log) }

  private func copy(_ file: String, to other: String) {
    let isCopied = unsafe system("cp '\(file)' '\(other)'") == 0
    #expect(isCopied)
  }
}

/// Takes the log away in the middle of a batch.
private final class Breaker {
  private let world: ListWorld
  private(set) var isBroken = false

  init(_ world: ListWorld) { self.world = world }

  func breakLog() {
    guard !isBroken else { return }
    isBroken = (try? world.takeLogAway()) != nil
  }

  func mendLog() { world.putLogBack() }
}
