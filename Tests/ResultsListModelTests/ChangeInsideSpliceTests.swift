// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsChecks
import Testing

@testable import ResultsListModel

@Suite struct `A change inside a splice` {
  let world: ListWorld
  let shadow: ShadowList<Student>

  init() async throws {
    world = try await ListWorld(Student.inThreeSections)
    shadow = ShadowList(world.model)
  }

  @Test func `waits for the end of the batch (case 36)`() async throws {
    let (world, model) = (world, world.model)
    let (bob, cal) = (try world.id("Bob"), try world.id("Cal"))
    var isFirst = true
    model.list.onItemsChanged { _, _, _ in
      guard isFirst else { return }
      isFirst = false
      model.setCollapsed(true, section: 0)
      model.select([bob])
      #expect(model.selectedCount == 0)
      // What the view asks for means the rows as they are at this splice.
      #expect(model.list.ask(.select(1..<2, unselectRest: false)))
    }
    try await world.write { try $0.delete(Student.self, ids: [bob, cal]) }
    #expect(world.contents == ["Art 1", "Cel 1", "Dan"])
    #expect(shadow.splices == [[2, 3, 0], [1, 1, 0]])
    let amy = try world.id("Amy")
    #expect(model.isSelected(amy))
    #expect(shadow.failures == [])
  }

  @Test func `may be a write, which comes as a batch of its own (case 36)`() async throws {
    let (world, store) = (world, world.store)
    var cycles = 0
    world.model.onChange = { _ in cycles += 1 }
    var writing: Task<Void, any Error>?
    world.model.list.onItemsChanged { _, _, _ in
      guard writing == nil else { return }
      world.context.refresh()
      writing = Task {
        _ = try await store.write("Add") { try $0.insert(Student("Eve", "Art", rank: 0)) }
      }
    }
    let cal = try world.id("Cal")
    try await world.write { try $0.delete(Student.self, ids: [cal]) }
    try await writing?.value
    try await world.settle()
    #expect(world.contents == ["Art 3", "Eve", "Amy", "Bob", "Cel 1", "Dan"])
    #expect(cycles == 2)
    #expect(shadow.failures == [])
  }

  @Test func `of the selection may come from another delegate's callback (case 36)`() async throws {
    let (world, model) = (world, world.model)
    let (amy, bob) = (try world.id("Amy"), try world.id("Bob"))
    model.select([bob])
    let observer = Selector(model, amy)
    model.controller.addObserver(observer)
    var changes = 0
    model.onSelectionChange = { changes += 1 }
    try await world.write { try $0.delete(Student.self, ids: [bob]) }
    #expect(observer.calls == ["will", "row", "did"])
    #expect(model.isSelected(amy))
    #expect(!model.isSelected(bob))
    #expect(model.selectedCount == 1)
    #expect(changes > 0)
    #expect(world.contents == ["Art 1", "Amy", "Bio 1", "Cal", "Cel 1", "Dan"])
    #expect(shadow.failures == [])
  }
}

/// Selects a row in each callback.
private final class Selector: FetchedResultsControllerDelegate {
  private let model: ResultsListModel<Student>
  private let id: RowID
  private(set) var calls: [String] = []

  init(_ model: ResultsListModel<Student>, _ id: RowID) {
    (self.model, self.id) = (model, id)
  }

  func controllerWillChangeContent(_ controller: FetchedResultsController<Student>) {
    select("will")
  }

  func controller(
    _ controller: FetchedResultsController<Student>, didChange change: RowChange<Student>
  ) {
    select("row")
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController<Student>) {
    select("did")
  }

  private func select(_ call: String) {
    calls.append(call)
    model.unselectAll()
    model.select([id])
  }
}
