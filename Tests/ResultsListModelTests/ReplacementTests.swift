// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import Testing

@testable import ResultsListModel

@Suite struct `A list whose results are replaced` {
  let world: ListWorld
  let shadow: ShadowList<Student>

  init() async throws {
    world = try await ListWorld(Student.inThreeSections)
    shadow = ShadowList(world.model)
  }

  @Test func `plays only the difference, and keeps headers and rows`() throws {
    let kept = [shadow.items[0], shadow.items[2]]
    world.model.show(try world.fetched(where: Student.rank > 1))
    #expect(world.contents == ["Art 1", "Bob", "Bio 1", "Cal", "Cel 1", "Dan"])
    #expect(shadow.splices == [[1, 1, 0]])
    #expect(Array(shadow.items[0...1]) == kept)
    #expect(shadow.failures == [])
  }

  @Test func `follows a request that is changed`() throws {
    let controller = world.model.controller
    try world.model.reload {
      controller.fetchRequest.sortDescriptors = [.descending(Student.name)]
      try controller.performFetch()
    }
    #expect(world.contents == ["Art 2", "Bob", "Amy", "Bio 1", "Cal", "Cel 1", "Dan"])
    #expect(shadow.failures == [])
  }

  @Test func `stays as it is when the fetch fails`() throws {
    let controller = world.model.controller
    let before = world.contents
    #expect(throws: (any Error).self) {
      try world.model.reload {
        controller.fetchRequest.predicate = Predicate(sql: "no such column = 1")
        try controller.performFetch()
      }
    }
    #expect(world.contents == before)
    #expect(shadow.splices == [])
  }

  @Test func `plays a search that takes out every other row in few splices`() async throws {
    try await world.write { transaction in
      for number in 10..<3_010 { _ = try transaction.insert(Student("s", "Art", rank: number)) }
    }
    _ = shadow.takeSplices()
    let everyone = world.model.controller.fetchRequest
    var search = everyone
    search.predicate = Predicate(sql: "rank % 2 = 0")
    try world.model.change(to: search, sectionedBy: SectionKeyPath(Student.subject))
    let splices = shadow.takeSplices()
    #expect(splices.count <= SplicePlan.limit)
    #expect(splices.map { $0[1] }.max() ?? 0 < 100)
    #expect(shadow.failures == [])
    try world.model.change(to: everyone, sectionedBy: SectionKeyPath(Student.subject))
    #expect(shadow.splices.map { $0[2] }.max() ?? 0 < 100)
    #expect(shadow.failures == [])
  }

  @Test func `is emptied and filled when it is very long`() async throws {
    try await world.write { transaction in
      for number in 0..<20_000 { _ = try transaction.insert(Student("s", "Art", rank: number)) }
    }
    _ = shadow.takeSplices()
    world.model.show(try world.fetched(isSectioned: false))
    #expect(shadow.splices == [[0, 20_007, 0], [0, 0, 20_004]])
    #expect(shadow.failures == [])
  }
}
