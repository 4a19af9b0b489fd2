// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `A view of a list` {
  /// Sixty students each in Art and Bio.
  let world: ListWorld

  init() async throws {
    world = try await ListWorld(
      (0..<120).map { Student("s\($0)", $0 < 60 ? "Art" : "Bio", rank: $0) })
  }

  private func makeWindow() async throws -> TestWindow {
    let window = TestWindow(world.model)
    try await window.wait { window.view.height > 100 && window.bound.count > 10 }
    return window
  }

  private func delete(_ names: [String]) async throws {
    let ids = try names.map(world.id)
    try await world.write { try $0.delete(Student.self, ids: ids) }
  }

  @Test func `shows rows and headers`() async throws {
    let window = try await makeWindow()
    let texts = Set(window.bound.values.map(\.text))
    #expect(texts.isSuperset(of: ["Art 60", "1 s0 0", "2 s1 1"]))
  }

  @Test func `keeps its place and focuses the neighbour when the focused row goes`() async throws {
    let window = try await makeWindow()
    window.focus(40)
    try await window.wait { window.focusedRow?.element?.name == "s39" }
    let scroll = window.scroller.verticalAdjustment
    try await window.wait { scroll.value > 0 }
    let (place, length) = (scroll.value, scroll.upper)
    try await delete(["s39"])
    #expect(window.focusedRow?.element?.name == "s40")
    try await window.wait { scroll.upper < length }
    #expect(scroll.value == place)
    #expect(world.model.idsToActOn == [try world.id("s40")])
    #expect(world.model.selectedCount == 0)
  }

  @Test func `has its focus on the header when the section is emptied by a collapse`() async throws
  {
    let window = try await makeWindow()
    window.focus(3)
    try await window.wait { window.focusedRow != nil }
    world.model.setCollapsed(true, section: 0)
    #expect(window.focusedRow?.section?.name == "Art")
    try await window.wait { window.bound.values.contains { $0.element?.name == "s60" } }
    #expect(window.bound.values.contains { $0.element?.name == "s60" })
  }

  @Test func `shows what is selected, wherever it moves`() async throws {
    let window = try await makeWindow()
    let (first, second) = (try world.id("s1"), try world.id("s2"))
    window.view.select(2)
    world.model.toggleSelection(of: second)
    #expect(window.selectedTexts == ["2 s1 1", "3 s2 2"])
    try await world.write {
      try $0.update(Student.self, ids: [first], setting: [Student.rank.set(to: 5)])
    }
    try await window.wait { window.selectedTexts == ["2 s1 5", "3 s2 2"] }
    #expect(window.selectedTexts == ["2 s1 5", "3 s2 2"])
    #expect(world.model.selectedIDs == [second, first])
    try await delete(["s1"])
    #expect(window.selectedTexts == ["3 s2 2"])
  }

  @Test func `has no selected rows when the focused one is deleted`() async throws {
    let window = try await makeWindow()
    window.view.select(2)
    window.focus(2)
    try await window.wait { window.focusedRow?.element?.name == "s1" }
    #expect(world.model.idsToActOn == [try world.id("s1")])
    try await delete(["s1"])
    #expect(window.focusedRow?.element?.name == "s2")
    #expect(window.selectedTexts == [])
  }

  @Test func `outlives its model`() async throws {
    let window: TestWindow
    do {
      let world = try await ListWorld((0..<20).map { Student("s\($0)", "Art", rank: $0) })
      window = TestWindow(world.model)
      try await window.wait { window.bound.count > 5 }
    }
    try await window.wait { window.bound.isEmpty }
    #expect(window.bound.isEmpty)
  }

  @Test(arguments: 100..<104)
  func `shows what the model holds, whatever happens`(seed: Int) async throws {
    let use = try await RandomUse(seed: seed)
    let (model, window) = (use.world.model, TestWindow(use.world.model))
    for step in 0..<80 {
      try await use.step()
      if step % 3 == 0 { MainLoop.doPending() }
      if model.count > 0 { window.focus(step * 7 % model.count) }
      try await window.wait { window.isUpToDate }
      #expect(window.isUpToDate)
    }
  }
}
