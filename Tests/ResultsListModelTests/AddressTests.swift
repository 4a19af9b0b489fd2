// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

@Suite struct `A list for another binding` {
  let world: ListWorld

  init() async throws { world = try await ListWorld([Student("Amy", "Art")]) }

  @Test func `gives the address of its GObject`() {
    #expect(unsafe world.model.address == world.model.list.address)
  }

  @Test func `finds the row behind an item`() throws {
    let item = try #require(world.model.list.item(at: 1))
    let row = unsafe ResultsRow<Student>.behind(item: item.address)
    #expect(row?.element?.name == "Amy")
    #expect(row === world.model.row(at: 1))
  }

  @Test func `finds no row behind anything else`() throws {
    let (list, other) = (world.model.list, SwiftObject(world))
    #expect(unsafe ResultsRow<Student>.behind(item: list.address) == nil)
    #expect(unsafe ResultsRow<Student>.behind(item: other.address) == nil)
  }

  @Test func `tells no one who cancelled`() async throws {
    let item = try #require(world.model.list.item(at: 1))
    let row = try #require(ResultsRow<Student>.behind(item))
    var told = 0
    let observation = row.onChanged { told += 1 }
    let id = try world.id("Amy")
    for name in ["Ann", "Ada"] {
      try await world.write {
        try $0.update(Student.self, ids: [id], setting: [Student.name.set(to: name)])
      }
      observation.cancel()
    }
    observation.cancel()
    #expect(told == 1)
    _ = item
  }
}
