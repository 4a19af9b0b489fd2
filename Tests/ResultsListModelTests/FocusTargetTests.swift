// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import ResultsListModel

@Suite struct `The focus after a change` {
  /// Art[Amy Bob Cal] Bio[Dan Eve] Cel[Flo].
  let world: ListWorld

  init() async throws {
    world = try await ListWorld(
      [
        ("Amy", "Art"), ("Bob", "Art"), ("Cal", "Art"), ("Dan", "Bio"), ("Eve", "Bio"),
        ("Flo", "Cel"),
      ].enumerated().map { Student($1.0, $1.1, rank: $0 * 10) })
  }

  /// Where the focus goes from a row when these are deleted, by name.
  private func target(from focused: String, deleting names: [String]) async throws -> String? {
    let ids = try names.map(world.id)
    return try await target(from: focused) { try $0.delete(Student.self, ids: ids) }
  }

  private func target(
    from focused: String, _ body: @escaping @Sendable (borrowing Transaction) throws -> Void
  ) async throws -> String? {
    let id = try world.id(focused)
    var target: FocusTarget?
    world.model.focusedIdentity = { .element(id) }
    world.model.onChange = { target = $0 }
    try await world.write(body)
    switch target {
    case .row(let position)?: return world.contents[position]
    case .outside?: return "outside"
    case .unchanged?, nil: return nil
    }
  }

  @Test func `stays when another row goes`() async throws {
    #expect(try await target(from: "Bob", deleting: ["Amy"]) == nil)
  }

  @Test func `goes to the next row of the section`() async throws {
    #expect(try await target(from: "Amy", deleting: ["Amy", "Bob"]) == "Cal")
  }

  @Test func `else to the one before`() async throws {
    #expect(try await target(from: "Cal", deleting: ["Cal", "Bob"]) == "Amy")
  }

  @Test func `else, when the section is gone, to the next row`() async throws {
    #expect(try await target(from: "Dan", deleting: ["Dan", "Eve"]) == "Flo")
  }

  @Test func `else to what is last in the list`() async throws {
    #expect(try await target(from: "Flo", deleting: ["Flo"]) == "Eve")
  }

  @Test func `leaves an empty list`() async throws {
    let all = ["Amy", "Bob", "Cal", "Dan", "Eve", "Flo"]
    #expect(try await target(from: "Flo", deleting: all) == "outside")
  }

  @Test func `goes to the header when the others of the section are collapsed`() async throws {
    world.model.setCollapsed(true, section: 2)
    #expect(try await target(from: "Dan", deleting: ["Dan", "Eve"]) == "Cel 1")
  }

  @Test func `stays with the old neighbour when a row is moved by someone else`() async throws {
    let amy = try world.id("Amy")
    let target = try await target(from: "Amy") {
      try $0.update(Student.self, ids: [amy], setting: [Student.subject.set(to: "Bio")])
    }
    #expect(target == "Bob")
  }

  @Test func `goes along with a row that the user moves`() async throws {
    let amy = try world.id("Amy")
    world.model.follow([amy])
    let target = try await target(from: "Amy") {
      try $0.update(Student.self, ids: [amy], setting: [Student.subject.set(to: "Bio")])
    }
    #expect(target == "Amy")
  }

  @Test func `goes to a row that the user brings back`() async throws {
    let (bob, cal) = (try world.id("Bob"), try world.id("Cal"))
    try await world.write { try $0.delete(Student.self, ids: [bob, cal]) }
    world.model.follow([cal, bob])
    var target: FocusTarget?
    world.model.onChange = { target = $0 }
    try await world.undo()
    #expect(target == .row(2))
    #expect(world.contents[2] == "Bob")
  }

  @Test func `goes to the header of a section that is collapsed`() async throws {
    let eve = try world.id("Eve")
    var target: FocusTarget?
    world.model.focusedIdentity = { .element(eve) }
    world.model.onChange = { target = $0 }
    world.model.setCollapsed(true, section: 1)
    #expect(target == .row(4))
    world.model.setCollapsed(true, section: 0)
    #expect(target == .unchanged)
  }

  @Test func `stays with its row when the list is grouped otherwise`() async throws {
    let eve = try world.id("Eve")
    var target: FocusTarget?
    world.model.focusedIdentity = { .element(eve) }
    world.model.onChange = { target = $0 }
    world.model.show(try world.fetched(where: Student.rank > 30, isSectioned: false))
    #expect(target == .unchanged)
    world.model.show(try world.fetched(where: Student.rank < 30))
    #expect(target == .row(3))
    let bob = try world.id("Bob")
    world.model.focusedIdentity = { .element(bob) }
    try world.model.reload {
      world.model.controller.fetchRequest.sortDescriptors = [.descending(Student.rank)]
      try world.model.controller.performFetch()
    }
    #expect(world.contents == ["Art 3", "Cal", "Bob", "Amy"])
    #expect(target == .row(2) || target == .unchanged)
    world.model.focusedIdentity = nil
    world.model.show(try world.fetched(where: Student.rank > 900))
    #expect(target == .unchanged)
  }
}
