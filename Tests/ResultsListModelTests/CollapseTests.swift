// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import Testing

@testable import ResultsListModel

@Suite struct `A collapsed section` {
  let world: ListWorld
  let shadow: ShadowList<Student>

  init() async throws {
    world = try await ListWorld(Student.inThreeSections)
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

  @Test func `is one section, though others have or get its name`() async throws {
    let byRank = FetchedResultsController(
      fetchRequest: FetchRequest<Student>(), context: world.context,
      sectionedBy: SectionKeyPath(Student.rank, name: Student.subject))
    try byRank.performFetch()
    world.model.show(byRank)
    world.model.setCollapsed(true, section: 1)
    #expect(world.contents == ["Art 1", "Amy", "Art 1", "Bio 1", "Cal", "Cel 1", "Dan"])
    let cal = try world.id("Cal")
    try await world.write {
      try $0.update(Student.self, ids: [cal], setting: [Student.subject.set(to: "Art")])
    }
    #expect(world.contents == ["Art 1", "Amy", "Art 1", "Art 1", "Cal", "Cel 1", "Dan"])
    #expect(shadow.items.count == world.model.count)
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

  @Test func `is remembered by its name also when two trade theirs`() async throws {
    let byRank = FetchedResultsController(
      fetchRequest: FetchRequest<Student>(), context: world.context,
      sectionedBy: SectionKeyPath(Student.rank, name: Student.subject))
    try byRank.performFetch()
    world.model.show(byRank)
    world.model.setCollapsed(true, section: 2)
    world.model.setCollapsed(true, section: 3)
    try await world.write {
      try $0.execute(
        "UPDATE student SET subject = iif(subject = 'Bio', 'Cel', 'Bio') WHERE subject <> 'Art'")
    }
    try await world.write { try $0.execute("DELETE FROM student WHERE subject <> 'Art'") }
    try await world.undo()
    #expect(world.contents == ["Art 1", "Amy", "Art 1", "Bob", "Cel 1", "Bio 1"])
    #expect(shadow.failures == [])
  }
}
