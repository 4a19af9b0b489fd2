// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A factory of rows` {
  let world: ListWorld
  let window: TestWindow
  let factory: ResultsRowFactory<Student>
  let shown = Shown()

  /// What each place of the view shows, and how many rows were shown so far.
  final class Shown {
    var texts: [ListItem: String] = [:]
    var count = 0
  }

  init() async throws {
    world = try await ListWorld([Student("s0", "Art"), Student("s1", "Art", rank: 1)])
    window = TestWindow(world.model)
    factory = ResultsRowFactory { [shown] item in
      item.child = Label()
      return { row in
        shown.texts[item] = row.text
        shown.count += 1
      }
    }
    window.view.setFactory(factory.factory)
    try await window.wait { [shown] in shown.texts.count == 3 }
  }

  @Test func `shows headers and rows`() {
    #expect(Set(shown.texts.values) == ["Art 2", "1 s0 0", "2 s1 1"])
    #expect(shown.count == 3)
  }

  @Test func `shows a row again when it reads differently, and no other`() async throws {
    let id = try world.id("s1")
    try await world.write {
      try $0.update(Student.self, ids: [id], setting: [Student.rank.set(to: 5)])
    }
    #expect(Set(shown.texts.values) == ["Art 2", "1 s0 0", "2 s1 5"])
    #expect(shown.count == 4)
  }

  @Test func `leaves a row alone whose place is gone`() async throws {
    let id = try world.id("s1")
    world.model.setCollapsed(true, section: 0)
    try await window.wait { [window] in window.view.height > 0 }
    let count = shown.count
    try await world.write {
      try $0.update(Student.self, ids: [id], setting: [Student.rank.set(to: 5)])
    }
    #expect(shown.count == count)
  }
}
