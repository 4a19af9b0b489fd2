// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import SQLite
import Testing

@testable import ResultsListModel

@Suite struct `A list whose controller tells section moves` {
  let world: ListWorld
  let shadow: ShadowList<Student>

  init() async throws {
    world = try await ListWorld(Student.inThreeSections)
    world.model.controller.reportsSectionMoves = true
    shadow = ShadowList(world.model)
  }

  private func rename(_ subject: String, to name: String) async throws {
    try await world.write {
      try $0.execute(
        "UPDATE student SET subject = ? WHERE subject = ?", [.text(name), .text(subject)])
    }
    shadow.compareAll()
    #expect(shadow.failures == [])
  }

  @Test func `moves the header with its rows`() async throws {
    let (header, amy) = (shadow.items[0], shadow.items[1])
    try await rename("Art", to: "Zoology")
    #expect(world.contents == ["Bio 1", "Cal", "Cel 1", "Dan", "Zoology 2", "Amy", "Bob"])
    #expect(shadow.items[4...5] == [header, amy])
    #expect(shadow.face(at: 4)?.section?.name == "Zoology")
    #expect(shadow.face(at: 5)?.element?.subject == "Zoology")
    #expect(world.model.identity(at: 6) == .element(try world.id("Bob")))
  }

  @Test func `splices nothing for a section that only has another name`() async throws {
    try await rename("Bio", to: "Botany")
    #expect(world.contents == ["Art 2", "Amy", "Bob", "Botany 1", "Cal", "Cel 1", "Dan"])
    #expect(shadow.splices == [])
    #expect(shadow.face(at: 3)?.section?.name == "Botany")
    #expect(shadow.face(at: 4)?.element?.subject == "Botany")
  }

  @Test func `keeps a section collapsed under its new name`() async throws {
    world.model.setCollapsed(true, section: 0)
    try await rename("Art", to: "Zoology")
    #expect(world.contents == ["Bio 1", "Cal", "Cel 1", "Dan", "Zoology 2"])
    try await rename("Zoology", to: "Art")
    #expect(world.contents == ["Art 2", "Bio 1", "Cal", "Cel 1", "Dan"])
  }

  @Test func `lets the focus go with followed rows of a section that moves`() async throws {
    let bob = try world.id("Bob")
    var target: FocusTarget?
    world.model.onChange = { target = $0 }
    world.model.follow([bob])
    try await rename("Art", to: "Zoology")
    #expect(target == .row(6))
    try await rename("Zoology", to: "Art")
    #expect(target == .unchanged)
  }

  @Test func `plays what else the batch tells`() async throws {
    try await world.write {
      try $0.execute("UPDATE student SET subject = 'Dance' WHERE subject = 'Art'")
      try $0.execute("DELETE FROM student WHERE subject = 'Bio'")
      _ = try $0.insert(Student("Eve", "Art", rank: 0))
      _ = try $0.insert(Student("Flo", "Eco", rank: 0))
    }
    shadow.compareAll()
    #expect(
      world.contents == ["Art 1", "Eve", "Cel 1", "Dan", "Dance 2", "Amy", "Bob", "Eco 1", "Flo"])
    #expect(shadow.failures == [])
  }
}
