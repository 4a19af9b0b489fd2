// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import Testing

@testable import ResultsListModel

@Suite struct `A request that is set and not fetched` {
  let world: ListWorld
  let shadow: ShadowList<Student>

  init() async throws {
    world = try await ListWorld(Student.inThreeSections)
    shadow = ShadowList(world.model)
  }

  private func deleteCal() async throws {
    try await world.write { try $0.execute("DELETE FROM student WHERE name = 'Cal'") }
    shadow.compareAll()
    #expect(shadow.failures == [])
  }

  @Test func `leaves the headers of the sections shown`() async throws {
    world.model.controller.sectionedBy = nil
    try await deleteCal()
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Cel 1", "Dan"])
    #expect(shadow.splices == [[3, 2, 0]])
  }

  @Test func `makes no headers where none are shown`() async throws {
    world.model.show(try world.fetched(isSectioned: false))
    _ = shadow.takeSplices()
    world.model.controller.sectionedBy = SectionKeyPath(Student.subject)
    try await deleteCal()
    #expect(world.contents == ["Amy", "Bob", "Dan"])
    #expect(shadow.splices == [[2, 1, 0]])
  }

  @Test func `by a reload that failed leaves the list whole`() async throws {
    let controller = world.model.controller
    #expect(throws: (any Error).self) {
      try world.model.reload {
        controller.sectionedBy = nil
        controller.fetchRequest.predicate = Predicate(sql: "no such column = 1")
        try controller.performFetch()
      }
    }
    try await deleteCal()
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Cel 1", "Dan"])
    #expect(world.model.sectionIndex(at: 4) == 1)
  }

  @Test func `unselects no row that only left the results`() async throws {
    world.model.show(try world.fetched(where: Student.rank > 1))
    let bob = try world.id("Bob")
    world.model.select([bob])
    world.model.controller.fetchRequest.predicate = nil
    try await world.write {
      try $0.update(Student.self, ids: [bob], setting: [Student.rank.set(to: 0)])
    }
    #expect(world.contents == ["Bio 1", "Cal", "Cel 1", "Dan"])
    #expect(world.model.isSelected(bob))
  }
}
