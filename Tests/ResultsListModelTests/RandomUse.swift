// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import SQLite

@testable import ResultsListModel

/// A person and another process at the same list, at random.
final class RandomUse {
  let world: ListWorld
  private var random: RandomSource
  private var ids: [RowID] = []

  /// Whether the list is told of whole sections that move.
  private let movesSections: Bool

  init(seed: Int) async throws {
    var random = RandomSource(seed: seed)
    let students = (0..<Int.random(in: 0...120, using: &random)).map {
      Student("s\($0)", "c\(Int.random(in: 0..<6, using: &random))", rank: $0)
    }
    world = try await ListWorld(students)
    movesSections = Bool.random(using: &random)
    world.model.controller.reportsSectionMoves = movesSections
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
    world.model.list.ask(.select(positions, unselectRest: unselectRest))
  }

  private func regroup() throws {
    let isSectioned = Int.random(in: 0..<4, using: &random) > 0
    let limit = Int.random(in: 50..<250, using: &random)
    let controller = try world.fetched(
      where: limit < 150 ? Student.rank < limit : nil, isSectioned: isSectioned)
    controller.reportsSectionMoves = movesSections
    world.model.show(controller)
  }
}
