// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import SQLite
import Testing

@testable import FetchedResults

/// What was shown before a search, and is asked for again when it is cleared.
@MainActor @Suite struct `Results that are shown again` {
  private let world: ResultsWorld
  private let all = FetchRequest<Student>(sortDescriptors: [.ascending(Student.name)])
  private let bySubject = SectionKeyPath<Student>(Student.subject, keepsNullApart: true)

  init() async throws {
    world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]", sectionedBy: bySubject)
    world.controller.delegate = nil
    try await world.store.makeIndex(serving: all, sectionedBy: bySubject)
    try await world.settle()
    try world.controller.performFetch()
  }

  private func search() throws {
    let found = FetchRequest(
      predicate: Student.name != "Amy", sortDescriptors: [.ascending(Student.name)])
    try world.controller.change(to: found, sectionedBy: bySubject)
  }

  private func clear() async throws {
    try world.controller.change(
      to: try await world.controller.prepare(all, sectionedBy: bySubject, firstRows: 50))
  }

  /// Gives a section another name than its rows do, which shows where it was not read anew.
  private func mark() throws {
    let earlier = try #require(world.controller.earlier)
    var results = earlier.results
    results.sections[0].name = "Kept"
    world.controller.earlier = EarlierResults(
      results: results, position: earlier.position, cachedPosition: earlier.cachedPosition)
  }

  @Test func `are neither counted nor read anew when nothing changed`() async throws {
    try search()
    try mark()
    try await clear()
    #expect(world.shown == "Kept[1,2] Bio[3]")
    #expect(world.controller.earlier == nil)
  }

  @Test func `have the changes since, and only sections that changed are read anew`() async throws {
    try search()
    try mark()
    _ = try await world.commit(
      "INSERT INTO student (name, subject) VALUES ('Dan', 'Bio'), ('Eve', 'Cel')")
    try await clear()
    #expect(world.shown == "Kept[1,2] Bio[3,4] Cel[5]")
  }

  @Test func `are read anew when rows may have changed unseen`() async throws {
    try search()
    try mark()
    world.context.journalMayMiss = true
    #expect(world.controller.earlier(all, bySubject) == nil)
    world.context.journalMayMiss = false
    try world.stranger().execute("UPDATE store_state SET epoch = epoch + 1")
    try await world.settle()
    try await clear()
    #expect(world.shown == "Art[1,2] Bio[3]")
  }

  @Test func `are not taken for those of another request`() throws {
    try search()
    var other = all
    other.fetchLimit = 1
    #expect(world.controller.earlier(other, bySubject) == nil)
    #expect(world.controller.earlier(all, nil) == nil)
    #expect(world.controller.earlier(all, bySubject) != nil)
  }

  @Test func `are not kept in the file another time`() async throws {
    let controller = FetchedResultsController(
      fetchRequest: all, context: world.context, sectionedBy: bySubject, cacheName: "All")
    try controller.performFetch()
    let witness = try world.stranger()
    let cached = "SELECT count(*) FROM cached_section"
    while try witness.integer(cached) == 0 { await Task.yield() }
    let version = try witness.integer("PRAGMA data_version")
    for predicate in [Student.name != "Amy", nil] {
      let request = FetchRequest(predicate: predicate, sortDescriptors: all.sortDescriptors)
      try controller.change(to: try await controller.prepare(request, sectionedBy: bySubject))
      // The store works in order.
      for _ in 0..<3 { _ = await world.store.schemaVersion }
    }
    #expect(try witness.integer("PRAGMA data_version") == version)
  }

  @Test(arguments: 1...5)
  func `are what a new fetch finds, whatever happened`(seed: Int) async throws {
    var random = RandomSource(seed: seed)
    let (names, subjects) = (["Amy", "Ben", "Cat", "Dan"], ["Art", "Bio", "Cel"])
    for _ in 0..<12 {
      try search()
      for _ in 0..<random.below(3) {
        let values = "\(random.below(9)), '\(random.pick(names))', '\(random.pick(subjects))'"
        _ = try await world.commit(
          "REPLACE INTO student (id, name, subject) VALUES (\(values))",
          "DELETE FROM student WHERE id = \(random.below(9))")
      }
      try await clear()
      let fresh = FetchedResultsController(
        fetchRequest: all, context: world.context, sectionedBy: bySubject)
      try fresh.performFetch()
      #expect(world.shown == ResultsShape(of: fresh).description)
    }
  }
}
