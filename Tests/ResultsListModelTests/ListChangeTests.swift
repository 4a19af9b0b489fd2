// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

@Suite struct `A collapsed section` {
  let world: ListWorld
  let shadow: ShadowList

  init() async throws {
    world = try await ListWorld([
      Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2),
      Student("Cal", "Bio", rank: 3), Student("Dan", "Cel", rank: 4),
    ])
    shadow = ShadowList(world.model)
  }

  @Test func `takes its rows out in one splice and puts them back in one`() {
    var told = 0
    shadow.rows[0].onChanged { told += 1 }
    world.model.setCollapsed(true, section: 0)
    #expect(world.contents == ["Art 2", "Bio 1", "Cal", "Cel 1", "Dan"])
    #expect(world.model.sections[0].isCollapsed)
    world.model.toggleSection(of: world.model.identity(at: 0))
    #expect(shadow.splices == [[1, 2, 0], [1, 0, 2]])
    #expect(told == 2)
    #expect(shadow.failures == [])
  }

  @Test func `stays collapsed through changes, and counts them`() async throws {
    world.model.setCollapsed(true, section: 0)
    let (bob, dan) = (try world.id("Bob"), try world.id("Dan"))
    try await world.write {
      _ = try $0.insert(Student("Eve", "Art", rank: 0))
      try $0.update(Student.self, ids: [bob], setting: [Student.subject.set(to: "Bio")])
      try $0.update(Student.self, ids: [dan], setting: [Student.subject.set(to: "Art")])
    }
    #expect(world.contents == ["Art 3", "Bio 2", "Bob", "Cal"])
    #expect(world.model.position(of: .element(dan)) == nil)
    #expect(shadow.failures == [])
  }

  @Test func `is still collapsed when it comes back`() async throws {
    world.model.setCollapsed(true, section: 1)
    let cal = try world.id("Cal")
    try await world.write { try $0.delete(Student.self, ids: [cal]) }
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Cel 1", "Dan"])
    try await world.undo()
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Bio 1", "Cel 1", "Dan"])
    #expect(shadow.failures == [])
  }
}

@Suite struct `A list whose results are replaced` {
  let world: ListWorld
  let shadow: ShadowList

  init() async throws {
    world = try await ListWorld([
      Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2),
      Student("Cal", "Bio", rank: 3), Student("Dan", "Cel", rank: 4),
    ])
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

  @Test func `is emptied and filled when it is long`() async throws {
    try await world.write { transaction in
      for number in 0..<3_000 { _ = try transaction.insert(Student("s", "Art", rank: number)) }
    }
    _ = shadow.takeSplices()
    world.model.show(try world.fetched(isSectioned: false))
    #expect(shadow.splices == [[0, 3_007, 0], [0, 0, 3_004]])
    #expect(shadow.failures == [])
  }
}

@Suite struct `A change inside a splice` {
  let world: ListWorld
  let shadow: ShadowList

  init() async throws {
    world = try await ListWorld([
      Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2),
      Student("Cal", "Bio", rank: 3), Student("Dan", "Cel", rank: 4),
    ])
    shadow = ShadowList(world.model)
  }

  @Test func `waits for the end of the batch`() async throws {
    let (world, model) = (world, world.model)
    let (bob, cal) = (try world.id("Bob"), try world.id("Cal"))
    var isFirst = true
    model.list.onItemsChanged { _, _, _ in
      guard isFirst else { return }
      isFirst = false
      model.setCollapsed(true, section: 0)
      model.select([bob])
      #expect(model.selectedCount == 0)
      // What the view asks for means the rows as they are at this splice.
      #expect(model.list.ask(.select(1..<2, unselectRest: false)))
    }
    try await world.write { try $0.delete(Student.self, ids: [bob, cal]) }
    #expect(world.contents == ["Art 1", "Cel 1", "Dan"])
    #expect(shadow.splices == [[2, 3, 0], [1, 1, 0]])
    let amy = try world.id("Amy")
    #expect(model.isSelected(amy))
    #expect(shadow.failures == [])
  }

  @Test func `may be a write, which comes as a batch of its own`() async throws {
    let (world, store) = (world, world.store)
    var cycles = 0
    world.model.onChange = { _ in cycles += 1 }
    var writing: Task<Void, any Error>?
    world.model.list.onItemsChanged { _, _, _ in
      guard writing == nil else { return }
      world.context.refresh()
      writing = Task {
        _ = try await store.write("Add") { try $0.insert(Student("Eve", "Art", rank: 0)) }
      }
    }
    let cal = try world.id("Cal")
    try await world.write { try $0.delete(Student.self, ids: [cal]) }
    try await writing?.value
    try await world.settle()
    #expect(world.contents == ["Art 3", "Eve", "Amy", "Bob", "Cel 1", "Dan"])
    #expect(cycles == 2)
    #expect(shadow.failures == [])
  }
}
