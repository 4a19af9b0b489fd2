// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel
import Testing

@testable import Roster

@Suite(.serialized, .enabled { await Display.isAvailable }) struct `The list of students` {
  let world: ListWorld
  var list: StudentList { world.list }

  init() async throws { world = try await ListWorld() }

  @Test func `has rows of one height`() {
    #expect(world.scroll.upper == Double(world.model.count) * world.rowHeight)
    // GTK keeps rows beyond the edges that have no size.
    let heights = Set(list.rows.values.compactMap { $0.frame?.height }).subtracting([0])
    #expect(heights == [FixedHeightBin.height])
  }

  @Test func `rests with its first header in the bar`() {
    #expect(world.scroll.value == world.rowHeight)
    #expect(list.sectionInBar == 0)
  }

  @Test(arguments: [0, 1, 2]) func `brings a section’s first student under the bar`(
    section: Int
  ) async throws {
    list.strip.onJump?(section)
    try await world.settle()
    #expect(list.sectionInBar == section)
    // GTK rounds where the row at the top begins.
    #expect(abs(world.scroll.value - Double(section * 31 + 1) * world.rowHeight) <= 1)
  }

  @Test func `shows for a moment where a key in the strip goes`() async throws {
    list.strip.go(to: 2)
    #expect(list.bubble.isVisible)
    #expect(list.bubble.text == "Chemistry")
    try await world.settle()
    #expect(list.sectionInBar == 2)
    #expect(list.bubble.isVisible)
    try await world.wait { !self.list.bubble.isVisible }
    #expect(!list.bubble.isVisible)
  }

  @Test func `names a section in the bar once its header is half gone`() {
    world.scroll.value = 31.4 * world.rowHeight
    #expect(list.sectionInBar == 0)
    world.scroll.value = 31.6 * world.rowHeight
    #expect(list.sectionInBar == 1)
  }

  @Test func `keeps a section in the bar that is folded there`() async throws {
    world.scroll.value = 45 * world.rowHeight
    try await world.settle()
    for isCollapsed in [true, false] {
      list.bar.onClick?()
      try await world.settle()
      #expect(world.model.sections[1].isCollapsed == isCollapsed)
      #expect(list.sectionInBar == 1)
    }
  }

  @Test func `keeps a header in its place that is unfolded`() async throws {
    for position in [0, 1] { list.activate(position) }
    list.focus(1)
    try await world.settle()
    let place = world.scroll.value
    list.activate(1)
    try await world.settle()
    #expect(!world.model.sections[1].isCollapsed)
    #expect(world.scroll.value == place)
  }

  @Test(arguments: [(10, 11), (29, 28)])
  func `has the focus beside a student that was deleted, at the same place (public case 50)`(
    row: Int, neighbour: Int
  ) async throws {
    try await world.focus(1, row)
    let (gone, kept, place) = (world.id(1, row), world.id(1, neighbour), world.scroll.value)
    try await world.database.delete([gone], undoName: "Delete")
    try await world.settle()
    #expect(list.focusedID == kept)
    #expect(abs(world.scroll.value - place) <= world.rowHeight)
  }

  @Test func `shows who came back, selected and in focus`() async throws {
    try await world.focus(2, 5)
    let gone = [world.id(0, 3), world.id(0, 4)]
    try await world.database.delete(gone, undoName: "Delete")
    let group = try #require(try await world.database.undo())
    list.reveal(group.rows.map(\.id))
    try await world.settle()
    #expect(list.focusedID == gone[0])
    #expect(world.model.selectedIDs == gone)
  }

  @Test func `checks nobody in edit mode who comes back unchecked`() async throws {
    list.isEditing = true
    let (checked, other) = (world.id(0, 3), world.id(0, 4))
    world.model.select([checked])
    for ids in [[checked], [other]] {
      list.noteChecks(among: ids)
      try await world.database.delete(ids, undoName: "Delete")
      let group = try #require(try await world.database.undo())
      list.reveal(group.rows.map(\.id))
    }
    #expect(world.model.selectedIDs == [checked])
  }

  @Test func `goes back to the student in focus when it is grouped otherwise`() async throws {
    try await world.focus(3, 20)
    let id = world.id(3, 20)
    let place = try #require(list.place)
    list.grouping = .none
    try world.model.change(to: world.model.controller.fetchRequest, sectionedBy: nil)
    list.goBack(to: place)
    try await world.settle()
    #expect(list.focusedID == id)
    let top = Int(world.scroll.value / world.rowHeight)
    let shown = top...top + Int(world.scroll.pageSize / world.rowHeight)
    #expect(shown.contains(try #require(world.model.position(of: .element(id)))))
  }

  @Test func `does not delete the next student at the second press of a double click`() {
    list.deleteByButton(world.id(0, 0))
    list.deleteByButton(world.id(0, 1))
    #expect(world.delegate.deleted == [[world.id(0, 0)]])
  }

  @Test func `gives the focus away when its last student goes`() async throws {
    try await world.focus(0, 0)
    let all = (0..<4).flatMap { section in (0..<30).map { world.id(section, $0) } }
    try await world.database.delete(all, undoName: "Delete")
    try await world.wait { world.delegate.isEmptyFocused }
    #expect(world.delegate.isEmptyFocused)
  }

  @Test func `edits a student that is activated, and folds a header`() {
    list.activate(1)
    #expect(world.delegate.edited == [world.id(0, 0)])
    list.activate(0)
    #expect(world.model.sections[0].isCollapsed)
  }
}
