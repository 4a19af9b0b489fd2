// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults

@MainActor @Suite struct `An index for an order` {
  private let request = FetchRequest<Student>(sortDescriptors: [
    .ascending(Student.rank), .descending(Student.name),
  ])

  private func world() async throws -> ResultsWorld {
    let world = try await ResultsWorld(
      "[1 Amy, 2 Ben, 3 Cat]", sectionedBy: nil,
      FetchRequest(sortDescriptors: [.ascending(Student.rank), .descending(Student.name)]))
    world.context.onFailure = { Issue.record($0) }
    return world
  }

  @Test func `is made where there is none, once`() async throws {
    let world = try await world()
    #expect(try !world.context.hasIndex(serving: request))
    #expect(try await world.store.makeIndex(serving: request))
    try await world.settle()
    #expect(try world.context.hasIndex(serving: request))
    #expect(try await !world.store.makeIndex(serving: request))
    let names = try world.context.values("SELECT name FROM sqlite_schema WHERE type = 'index'")
    #expect(names.contains([.text("student_by_rank_name_DESC")]))
  }

  @Test func `serves sections, whatever the predicate and the limit`() async throws {
    let world = try await world()
    var narrow = request
    (narrow.predicate, narrow.fetchLimit) = (Student.rank == 1, 3)
    let sections = SectionKeyPath<Student>(Student.name)
    #expect(try await world.store.makeIndex(serving: narrow, sectionedBy: sections))
    try await world.settle()
    #expect(try world.context.hasIndex(serving: request, sectionedBy: sections))
    #expect(try !world.context.hasIndex(serving: request))
  }

  @Test func `leaves no trace where it cannot serve`() async throws {
    let world = try await world()
    let before = try world.context.values("SELECT name FROM sqlite_schema")
    // An expression stands for NULL among the keys of sections, and no index covers it.
    let sections = SectionKeyPath<Student>(Student.subject)
    #expect(try await !world.store.makeIndex(serving: request, sectionedBy: sections))
    try await world.settle()
    #expect(try world.context.values("SELECT name FROM sqlite_schema") == before)
  }

  @Test func `is no step of undo and no change of the results`() async throws {
    let world = try await world()
    let (position, step) = (world.context.position, world.context.undoName)
    try await world.store.makeIndex(serving: request)
    try await world.settle()
    #expect(world.context.position.schemaVersion != position.schemaVersion)
    #expect(world.context.position.isComplete(since: position))
    #expect(world.context.undoName == step)
    #expect(world.recorder.takeEvents() == [])
    try world.controller.performFetch()
    guard case .sparse? = world.controller.state else {
      Issue.record("the index is not used")
      return
    }
    #expect(world.shown == "[3,2,1]")
  }

  @Test func `made together with another tool's changes lets all rows be compared`() async throws {
    let world = try await world()
    let first = world.context.position
    try await world.store.makeIndex(serving: request)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("CREATE TABLE other (id INTEGER PRIMARY KEY)")
    try await world.settle()
    let second = world.context.position
    #expect(!second.isComplete(since: first))
    try await world.store.makeIndex(
      serving: request, sectionedBy: SectionKeyPath<Student>(Student.name))
    try await world.settle()
    #expect(world.context.position.isComplete(since: second))
    #expect(!world.context.position.isComplete(since: first))
  }
}
