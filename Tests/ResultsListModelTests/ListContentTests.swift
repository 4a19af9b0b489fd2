// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import Testing

@testable import ResultsListModel

@Suite struct `A list of results` {
  @Test func `has a header before each section`() async throws {
    let world = try await ListWorld([
      Student("Amy", "Art"), Student("Bob", "Art"), Student("Cal", "Bio"),
    ])
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Bio 1", "Cal"])
    #expect(world.model.list.count == 5)
  }

  @Test func `has no headers without sections`() async throws {
    let world = try await ListWorld(
      [Student("Cal", "Bio", rank: 2), Student("Amy", "Art", rank: 1)], isSectioned: false)
    #expect(world.contents == ["Amy", "Cal"])
  }

  @Test func `takes neighbours away in one splice (case 16)`() async throws {
    let world = try await ListWorld(
      (1...4).map { Student("m\($0)", "", rank: $0) }, isSectioned: false)
    let shadow = ShadowList(world.model)
    let gone = [try world.id("m2"), try world.id("m3")]
    try await world.write { try $0.delete(Student.self, ids: gone) }
    #expect(shadow.splices == [[1, 2, 0]])
    #expect(world.contents == ["m1", "m4"])
    #expect(shadow.failures == [])
  }

  @Test func `moves a near row in one span (case 17)`() async throws {
    let world = try await ListWorld(
      (0..<18).map { Student("s\($0)", "", rank: $0 * 10) }, isSectioned: false)
    let shadow = ShadowList(world.model)
    let moved = try world.id("s16")
    try await world.write {
      try $0.update(Student.self, ids: [moved], setting: [Student.rank.set(to: 15)])
    }
    #expect(shadow.splices == [[2, 15, 15]])
    #expect(world.contents[2] == "s16")
    #expect(shadow.failures == [])
  }

  @Test func `tells the header of a section that has another name, which stays the same row`()
    async throws
  {
    let world = try await ListWorld([
      Student("Amy", "Art", rank: 1), Student("Bob", "art", rank: 1),
    ])
    try world.model.controller.change(
      to: world.model.controller.fetchRequest,
      sectionedBy: SectionKeyPath(Student.rank, name: Student.subject))
    world.model.setCollapsed(true, section: 0)
    let shadow = ShadowList(world.model)
    let header = shadow.rows[0]
    var told: [String?] = []
    header.onChanged { told.append(header.section?.name) }
    let amy = try world.id("Amy")
    try await world.write {
      try $0.update(Student.self, ids: [amy], setting: [Student.rank.set(to: 2)])
    }
    #expect(told == ["art"])
    #expect(world.contents == ["art 1", "Art 1", "Amy"])
    #expect(shadow.rows[0] === header)
    #expect(header.section?.isCollapsed == true)
    #expect(shadow.failures == [])
  }

  @Test func `tells a row that reads differently, and announces nothing`() async throws {
    let world = try await ListWorld([Student("Amy", "Art"), Student("Bob", "Art")])
    let shadow = ShadowList(world.model)
    let amy = shadow.rows[1]
    var told = 0
    amy.onChanged { told += 1 }
    shadow.rows[2].onChanged { Issue.record("Bob did not change") }
    #expect(amy.element?.name == "Amy")
    let id = try world.id("Amy")
    try await world.write {
      try $0.update(Student.self, ids: [id], setting: [Student.name.set(to: "Ann")])
    }
    #expect(told == 1)
    #expect(amy.element?.name == "Ann")
    #expect(shadow.splices == [])
  }

  @Test func `tells a header when its count changes`() async throws {
    let world = try await ListWorld([Student("Amy", "Art"), Student("Bob", "Bio")])
    let shadow = ShadowList(world.model)
    let (art, bio) = (shadow.rows[0], shadow.rows[2])
    var told = 0
    art.onChanged { told += 1 }
    bio.onChanged { Issue.record("Bio did not change") }
    try await world.write { _ = try $0.insert(Student("Cal", "Art")) }
    #expect(told == 1)
    #expect(art.section?.count == 2)
    #expect(shadow.splices == [[2, 0, 1]])
  }

  @Test func `follows a row into another section and back`() async throws {
    let world = try await ListWorld([Student("Amy", "Art"), Student("Bob", "Bio")])
    let shadow = ShadowList(world.model)
    let id = try world.id("Amy")
    try await world.write {
      try $0.update(Student.self, ids: [id], setting: [Student.subject.set(to: "Bio")])
    }
    #expect(world.contents == ["Bio 2", "Amy", "Bob"])
    try await world.write {
      try $0.update(Student.self, ids: [id], setting: [Student.subject.set(to: "Art")])
    }
    #expect(world.contents == ["Art 1", "Amy", "Bio 1", "Bob"])
    #expect(shadow.failures == [])
  }

  @Test func `finds rows by position, path and id`() async throws {
    let world = try await ListWorld([
      Student("Amy", "Art"), Student("Bob", "Bio"), Student("Cal", "Bio"),
    ])
    let model = world.model
    let cal = try world.id("Cal")
    #expect(model.position(of: .element(cal)) == 4)
    #expect(model.indexPath(at: 4) == IndexPath(section: 1, row: 1))
    #expect(model.position(of: IndexPath(section: 1, row: 1)) == 4)
    #expect(model.indexPath(at: 2) == nil)
    #expect(model.position(ofSection: 1) == 2)
    #expect(model.sectionIndex(at: 4) == 1)
    #expect(model.position(of: model.identity(at: 2)) == 2)
    #expect(model.position(of: .element(999)) == nil)
  }

  @Test func `ends by telling views that it is empty`() async throws {
    var log: [[Int]] = []
    do {
      let world = try await ListWorld([Student("Amy", "Art")])
      world.model.list.onItemsChanged { log.append([$0, $1, $2]) }
    }
    #expect(log == [[0, 2, 0]])
  }

  @Test func `is let go with its rows`() async throws {
    weak var model: ResultsListModel<Student>?
    weak var row: ResultsRow<Student>?
    do {
      let world = try await ListWorld([Student("Amy", "Art")])
      let shadow = ShadowList(world.model)
      (model, row) = (world.model, shadow.rows[1])
      #expect(row != nil)
    }
    #expect(model == nil)
    #expect(row == nil)
  }

  @Test func `forgets rows that nobody holds`() async throws {
    let world = try await ListWorld((0..<50).map { Student("s\($0)", "", rank: $0) })
    for position in 0..<world.model.count { _ = world.model.item(at: position) }
    #expect(world.model.rows.isEmpty)
  }
}
