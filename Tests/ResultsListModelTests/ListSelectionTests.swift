// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import Testing

@testable import ResultsListModel

/// Art[Amy Bob Cal] Bio[Dan Eve], at positions 0[1 2 3] 4[5 6].
private func makeWorld() async throws -> ListWorld {
  try await ListWorld([
    Student("Amy", "Art", rank: 1), Student("Bob", "Art", rank: 2), Student("Cal", "Art", rank: 3),
    Student("Dan", "Bio", rank: 4), Student("Eve", "Bio", rank: 5),
  ])
}

extension ListWorld {
  /// The names of the selected rows in the list.
  fileprivate var selectedNames: [String] {
    model.selectedIDs.compactMap { model.controller.object(id: $0)?.name }
  }

  /// What the GtkSelectionModel says of each position.
  fileprivate var selectedPositions: [Int] {
    (0..<model.count).filter(model.list.isSelected(at:))
  }
}

@Suite struct `The selection of a list` {
  @Test func `follows what a view asks`() async throws {
    let world = try await makeWorld()
    let list = world.model.list
    #expect(list.ask(.select(1..<2, unselectRest: true)))
    #expect(list.ask(.select(5..<6, unselectRest: false)))
    #expect(world.selectedNames == ["Amy", "Dan"])
    #expect(world.selectedPositions == [1, 5])
    #expect(list.selection(in: 0..<7).numbers == [1, 5])
    #expect(list.ask(.select(2..<6, unselectRest: true)))
    #expect(world.selectedPositions == [2, 3, 5])
    #expect(list.ask(.unselect(0..<3)))
    #expect(list.ask(.unselect(5..<6)))
    #expect(world.selectedNames == ["Cal"])
    #expect(list.ask(.selectAll))
    #expect(world.selectedPositions == [1, 2, 3, 5, 6])
    #expect(list.ask(.unselectAll))
    #expect(world.model.selectedCount == 0)
  }

  @Test func `never holds a header`() async throws {
    let world = try await makeWorld()
    #expect(!world.model.list.ask(.select(4..<5, unselectRest: true)))
    #expect(world.selectedPositions == [])
  }

  @Test func `is replaced by a mask of the whole list, and changed by a smaller one`() async throws
  {
    let world = try await makeWorld()
    let list = world.model.list
    list.ask(.replace(selected: Bitset(1..<4), mask: Bitset(0..<1_000)))
    #expect(world.selectedPositions == [1, 2, 3])
    list.ask(.replace(selected: Bitset(3..<6), mask: Bitset(2..<6)))
    #expect(world.selectedPositions == [1, 3, 5])
  }

  @Test func `always announces the whole list`() async throws {
    let world = try await makeWorld()
    var log: [[Int]] = []
    world.model.list.onSelectionChanged { log.append([$0, $1]) }
    world.model.list.ask(.select(1..<2, unselectRest: true))
    world.model.toggleSelection(of: try world.id("Eve"))
    #expect(log == [[0, 7], [0, 7]])
  }

  @Test func `in edit mode leaves the checks alone at a plain click`() async throws {
    let world = try await makeWorld()
    let (model, list) = (world.model, world.model.list)
    model.isEditing = true
    model.toggleSelection(of: try world.id("Amy"))
    #expect(!list.ask(.select(2..<3, unselectRest: true)))
    #expect(world.selectedNames == ["Amy"])
    #expect(list.ask(.select(2..<3, unselectRest: false)))
    #expect(list.ask(.select(5..<7, unselectRest: true)))
    #expect(world.selectedNames == ["Amy", "Bob", "Dan", "Eve"])
    model.toggleSelection(of: try world.id("Bob"))
    #expect(world.selectedNames == ["Amy", "Dan", "Eve"])
  }

  @Test func `stays with its rows when they move and regroup`() async throws {
    let world = try await makeWorld()
    let ids = [try world.id("Bob"), try world.id("Eve")]
    world.model.select(ids)
    try await world.write {
      try $0.update(
        Student.self, ids: ids, setting: [Student.subject.set(to: "Zoo"), Student.rank.set(to: 0)])
    }
    #expect(world.contents.suffix(3) == ["Zoo 2", "Bob", "Eve"])
    #expect(world.selectedPositions == [6, 7])
    world.model.show(try world.fetched(isSectioned: false))
    #expect(world.contents == ["Bob", "Eve", "Amy", "Cal", "Dan"])
    #expect(world.selectedPositions == [0, 1])
  }

  @Test func `loses deleted rows, and has them again when told after an undo`() async throws {
    let world = try await makeWorld()
    let ids = [try world.id("Bob"), try world.id("Cal")]
    world.model.select(ids)
    try await world.write { try $0.delete(Student.self, ids: ids) }
    #expect(world.model.selectedCount == 0)
    let group = try await world.store.undo()
    try await world.settle()
    world.model.select((group?.rows ?? []).map(\.id))
    #expect(world.selectedNames == ["Bob", "Cal"])
  }

  @Test func `does not take in rows that come later`() async throws {
    let world = try await makeWorld()
    world.model.selectAll()
    try await world.write { _ = try $0.insert(Student("Flo", "Art", rank: 9)) }
    #expect(world.model.selectedCount == 5)
    #expect(!world.selectedNames.contains("Flo"))
  }

  @Test func `counts rows that are not shown, and does not act on them`() async throws {
    let world = try await makeWorld()
    world.model.selectAll()
    world.model.show(try world.fetched(where: Student.rank < 3))
    #expect(world.model.selectedCount == 5)
    #expect(world.model.hiddenSelectedCount == 3)
    #expect(world.selectedNames == ["Amy", "Bob"])
    world.model.show(try world.fetched())
    world.model.setCollapsed(true, section: 0)
    #expect(world.model.hiddenSelectedCount == 3)
    #expect(world.selectedNames == ["Dan", "Eve"])
  }

  @Test func `forgets rows deleted while they were hidden as soon as none is`() async throws {
    let world = try await makeWorld()
    let (bob, eve) = (try world.id("Bob"), try world.id("Eve"))
    world.model.select([bob, eve])
    world.model.show(try world.fetched(where: Student.rank < 3))
    try await world.write { try $0.delete(Student.self, ids: [eve]) }
    try world.model.controller.change(
      to: FetchRequest(sortDescriptors: [.ascending(Student.rank)]),
      sectionedBy: SectionKeyPath(Student.subject))
    #expect(world.model.selectedCount == 1)
    #expect(world.model.hiddenSelectedCount == 0)
    #expect(world.selectedNames == ["Bob"])
  }

  @Test func `selects all that is shown`() async throws {
    let world = try await makeWorld()
    world.model.setCollapsed(true, section: 0)
    world.model.selectAll()
    #expect(world.selectedNames == ["Dan", "Eve"])
    #expect(world.model.selectedCount == 2)
  }

  @Test func `gives way to the focused row when it is empty`() async throws {
    let world = try await makeWorld()
    let model = world.model
    let (amy, dan) = (try world.id("Amy"), try world.id("Dan"))
    #expect(model.idsToActOn == [])
    model.focusedIdentity = { .element(amy) }
    #expect(model.idsToActOn == [amy])
    model.select([dan])
    #expect(model.idsToActOn == [dan])
    model.unselectAll()
    model.focusedIdentity = { model.identity(at: 0) }
    #expect(model.idsToActOn == [])
  }
}
