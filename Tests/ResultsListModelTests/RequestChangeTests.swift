// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

@Suite(.serialized, .enabled { await Display.isAvailable })
struct `A view whose list is searched and regrouped` {
  private let bySubject = SectionKeyPath(Student.subject)
  private let everyone = FetchRequest<Student>(sortDescriptors: [.ascending(Student.rank)])

  /// Every other student.
  private let search = FetchRequest<Student>(
    predicate: Predicate(sql: "rank % 2 = 0"), sortDescriptors: [.ascending(Student.rank)])

  /// A window at whose top is a student in the middle of the list.
  private struct Scene {
    let world: ListWorld
    let window: TestWindow
    let top: RowID

    var scroll: Adjustment { window.scroller.verticalAdjustment }

    /// How far below the top of the view the student stands, in rows.
    var distance: Double {
      let height = scroll.upper / Double(world.model.count)
      let position = world.model.position(of: .element(top)) ?? -1
      return (Double(position) * height - scroll.value) / height
    }

    @MainActor
    func change(
      _ request: FetchRequest<Student>, _ sections: SectionKeyPath<Student>?
    ) async throws {
      let length = scroll.upper / Double(world.model.count)
      try world.model.change(to: request, sectionedBy: sections)
      try await window.wait { abs(scroll.upper - length * Double(world.model.count)) < 1 }
    }
  }

  private func begin(students: Int) async throws -> Scene {
    let world = try await ListWorld(
      (0..<students).map { Student("s\($0)", $0 < students / 2 ? "Art" : "Bio", rank: $0) })
    let window = TestWindow(world.model)
    try await window.wait { window.view.height > 100 && window.bound.count > 10 }
    let position = students / 2 - 19
    let scroll = window.scroller.verticalAdjustment
    scroll.value = scroll.upper * Double(position) / Double(world.model.count)
    try await window.wait { window.place(of: world.model.identity(at: position)) != nil }
    return Scene(world: world, window: window, top: try world.id("s\(position - 1)"))
  }

  @Test(arguments: [120, 3_000])
  func `keeps rows, selection, focus and place through a search and back`(
    students: Int
  ) async throws {
    let scene = try await begin(students: students)
    let (world, window) = (scene.world, scene.window)
    let chosen = [scene.top, scene.top + 1, scene.top + 2]
    world.model.select(chosen)
    window.focus(try #require(world.model.position(of: .element(scene.top))))
    let row = world.model.row(at: try #require(world.model.position(of: .element(scene.top))))
    let (object, place) = (row.object, scene.distance)
    #expect(abs(place) < 1)

    try await scene.change(search, bySubject)
    #expect(world.model.count == students / 2 + 2)
    #expect(abs(scene.distance - place) < 0.1)
    #expect(world.model.selectedIDs == [scene.top, scene.top + 2])
    #expect(window.focusedRow?.id == scene.top)

    try await scene.change(everyone, bySubject)
    #expect(abs(scene.distance - place) < 0.1)
    #expect(world.model.selectedIDs == chosen)
    #expect(window.focusedRow?.id == scene.top)
    let position = try #require(world.model.position(of: .element(scene.top)))
    #expect(world.model.list.item(at: position) == object)
    #expect(window.isUpToDate)
  }

  @Test func `keeps them when it is grouped otherwise, for rows in the same order`() async throws {
    let scene = try await begin(students: 120)
    let (world, window) = (scene.world, scene.window)
    world.model.select([scene.top])
    window.focus(try #require(world.model.position(of: .element(scene.top))))
    let (object, place) = (window.focusedRow?.object, scene.distance)

    try await scene.change(everyone, nil)
    #expect(world.model.count == 120)
    #expect(abs(scene.distance - place) < 0.1)
    #expect(window.focusedRow?.id == scene.top)
    try await scene.change(everyone, bySubject)
    #expect(abs(scene.distance - place) < 0.1)
    #expect(window.focusedRow?.object == object)
    #expect(world.model.selectedIDs == [scene.top])
  }

  @Test func `keeps the focus on its row when the order turns round`() async throws {
    let scene = try await begin(students: 120)
    scene.window.focus(try #require(scene.world.model.position(of: .element(scene.top))))
    let backwards = FetchRequest<Student>(sortDescriptors: [.descending(Student.rank)])
    try await scene.change(backwards, nil)
    try await scene.window.wait { scene.window.focusedRow?.id == scene.top }
    #expect(scene.window.focusedRow?.id == scene.top)
    #expect(scene.world.model.identity(at: 0) == .element(try scene.world.id("s119")))
  }
}
