// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import SQLite
import Testing

@testable import ResultsListModel

/// A person, another process and a view at the same list, all at random.
final class Stress {
  let world: ListWorld
  private let shadow: ShadowList
  private var random: SeededGenerator

  /// What should be selected.
  private var selected: Set<RowID> = []
  private var ids: [RowID] = []

  init(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let students = (0..<Int.random(in: 0...120, using: &random)).map {
      Student("s\($0)", "c\(Int.random(in: 0..<6, using: &random))", rank: $0)
    }
    world = try await ListWorld(students)
    shadow = ShadowList(world.model)
    self.random = random
  }

  /// One transaction, or one thing a person does to the list.
  func step() async throws {
    ids = try world.context.fetch(FetchRequest<Student>()).map(\.id)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: collapse()
    case 1: select()
    case 2: try regroup()
    default: try await write()
    }
  }

  private func write() async throws {
    let edits = (0..<Int.random(in: 1...8, using: &random)).map { _ in makeEdit() }
    try await world.write { transaction in
      for edit in edits { try edit(transaction) }
    }
    ids = try world.context.fetch(FetchRequest<Student>()).map(\.id)
    selected.formIntersection(ids)
  }

  private typealias Edit = @Sendable (borrowing Transaction) throws -> Void

  private func makeEdit() -> Edit {
    let subject = "c\(Int.random(in: 0..<6, using: &random))"
    let rank = Int.random(in: 0..<150, using: &random)
    let some = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
      ids.randomElement(using: &random)
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: return { _ = try $0.insert(Student("new", subject, rank: rank)) }
    case 2: return { try $0.delete(Student.self, ids: some) }
    case 3: return { try $0.update(Student.self, ids: some, setting: [Student.rank.set(to: rank)]) }
    case 4:
      return { try $0.update(Student.self, ids: some, setting: [Student.subject.set(to: subject)]) }
    case 5:
      return { try $0.update(Student.self, ids: some, setting: [Student.name.set(to: "x\(rank)")]) }
    default:
      return {
        try $0.execute(
          "UPDATE student SET subject = subject || 'z' WHERE subject = ?", [.text(subject)])
      }
    }
  }

  private func collapse() {
    let sections = world.model.sections
    guard world.model.layout.showsHeaders, !sections.isEmpty else { return }
    let index = Int.random(in: sections.indices, using: &random)
    world.model.setCollapsed(!sections[index].isCollapsed, section: index)
  }

  private func select() {
    let count = world.model.count
    guard count > 0 else { return }
    let first = Int.random(in: 0..<count, using: &random)
    let positions = first..<Int.random(in: first + 1...count, using: &random)
    let unselectRest = Bool.random(using: &random)
    let chosen = positions.compactMap { world.model.row(at: $0).id }
    let isDone = world.model.list.ask(.select(positions, unselectRest: unselectRest))
    if isDone && unselectRest { selected = [] }
    selected.formUnion(chosen)
  }

  private func regroup() throws {
    let isSectioned = Int.random(in: 0..<4, using: &random) > 0
    let limit = Int.random(in: 50..<250, using: &random)
    world.model.show(
      try world.fetched(where: limit < 150 ? Student.rank < limit : nil, isSectioned: isSectioned))
  }

  /// Compares the list with a fresh fetch, and the rows with their values.
  func check() throws {
    let (model, fresh) = (world.model, world.model.controller)
    let expected = ListWorld.controller(
      world.context, isSectioned: fresh.sectionedBy != nil, where: fresh.fetchRequest.predicate)
    try expected.performFetch()
    #expect(shadow.failures == [])
    #expect(shadow.rows.map(\.text) == lines(expected))
    #expect(shadow.texts == lines(expected))
    #expect(shadow.items.count == model.list.count)
    let shown = shadow.rows.map { $0.id.map(selected.contains) ?? false }
    #expect((0..<model.list.count).map(model.list.isSelected(at:)) == shown)
    // Rows deleted while a filter hides them are only missed when it is gone.
    let isFiltered = fresh.fetchRequest.predicate != nil
    #expect(isFiltered || model.selectedCount == selected.count)
    #expect(selected.allSatisfy(model.isSelected))
  }

  private func lines(_ controller: FetchedResultsController<Student>) -> [String] {
    (controller.sections ?? []).enumerated().flatMap { index, section in
      let isCollapsed = world.model.sections[index].isCollapsed
      let header = controller.sectionedBy == nil ? [] : ["\(section.name) \(section.objects.count)"]
      return header + (isCollapsed ? [] : section.objects.map(\.line))
    }
  }
}
