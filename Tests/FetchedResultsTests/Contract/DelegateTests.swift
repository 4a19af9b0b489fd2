// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// The cases of the contract about what a delegate may do and see.
@MainActor @Suite struct `A delegate` {
  @Test func `reads the old results in will and the new ones from then on (case 35)`()
    async throws
  {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    var read: [String] = []
    let look = { (moment: String) in
      let names = world.controller.fetchedObjects?.map(\.name) ?? []
      read.append("\(moment) \(world.shown) \(names)")
    }
    world.recorder.onWill = { look("will") }
    world.recorder.onSection = { _ in look("section") }
    world.recorder.onRow = { look("row \($0.object?.name ?? "–")") }
    world.recorder.onDid = { look("did") }
    _ = try await world.commit(
      "DELETE FROM student WHERE id = 1", "UPDATE student SET name = 'Bea' WHERE id = 2")
    #expect(
      read == [
        "will Art[1] Bio[2] [\"Amy\", \"Ben\"]",
        "section Bio[2] [\"Bea\"]", "row Amy Bio[2] [\"Bea\"]", "row – Bio[2] [\"Bea\"]",
        "did Bio[2] [\"Bea\"]",
      ])
  }

  @Test func `that writes gets a second cycle after the first (case 36)`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    var write: Task<Void, any Error>?
    world.recorder.onRow = { change in
      guard change.id == 2 else { return }
      write = Task {
        try await world.store.write("Answer") { transaction in
          try transaction.execute("UPDATE student SET email = 'seen' WHERE id = 2")
        }
      }
      // Even when it looks for the commit at once, within the callback.
      world.context.refresh()
    }
    _ = try await world.store.write("Add") { try $0.insert(Student(name: "Bob", subject: "")) }
    try await world.settle()
    try await write?.value
    try await world.settle()
    let cycles = world.recorder.takeCycles().map(\.events)
    #expect(cycles == [["ins 2 →(0,1)"], ["upd 2 (0,1)→(0,1)"]])
  }

  @Test func `is told the whole difference as one value (case 38)`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben, 3 Cat]", sectionedBy: nil)
    let listener = DifferenceListener()
    world.controller.delegate = listener
    _ = try await world.commit("UPDATE student SET email = 'x' WHERE id = 2")
    #expect(world.shown == "[1,2,3]")
    #expect(
      listener.differences.map { $0.rowChanges.map(\.text) } == [["upd 2 (0,1)→(0,1)"]])
    #expect(listener.singleChanges == 0)
  }

  @Test func `is not kept alive`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    var recorder: Recorder<Student>? = Recorder()
    weak let witness = recorder
    world.controller.delegate = recorder
    recorder = nil
    #expect(witness == nil)
    _ = try await world.commit("DELETE FROM student WHERE id = 1")
    #expect(world.shown == "[]")
  }

  @Test func `may look for changes in any callback`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let refresh = { world.context.refresh() }
    (world.recorder.onWill, world.recorder.onDid) = (refresh, refresh)
    world.recorder.onRow = { _ in refresh() }
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }
}

/// A delegate that takes batches whole.
@MainActor
private final class DifferenceListener: FetchedResultsControllerDelegate {
  var differences: [ResultsDifference<Student>] = []
  var singleChanges = 0

  func controller(
    _ controller: FetchedResultsController<Student>,
    didChangeContentWith difference: ResultsDifference<Student>
  ) {
    differences.append(difference)
  }

  func controller(
    _ controller: FetchedResultsController<Student>, didChange change: RowChange<Student>
  ) {
    singleChanges += 1
  }
}
