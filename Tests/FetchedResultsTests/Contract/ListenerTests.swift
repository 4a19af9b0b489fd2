// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// Who is told of a change, and how much.
@MainActor @Suite struct `Listeners` {
  @Test func `beside the delegate hear the same cycle`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben]")
    let other = Recorder<Student>()
    world.controller.addObserver(other)
    let events = try await world.commit("DELETE FROM student WHERE id = 1")
    #expect(events == ["del 1 (0,0)"])
    #expect(other.takeEvents() == events)
  }

  @Test func `that were removed hear nothing`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben]")
    let other = Recorder<Student>()
    world.controller.addObserver(other)
    world.controller.removeObserver(other)
    _ = try await world.commit("DELETE FROM student WHERE id = 1")
    #expect(other.takeEvents().isEmpty)
  }

  @Test func `are not kept alive`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben]")
    weak var gone: Recorder<Student>?
    do {
      let other = Recorder<Student>()
      gone = other
      world.controller.addObserver(other)
    }
    #expect(gone == nil)
    #expect(try await world.commit("DELETE FROM student WHERE id = 1") == ["del 1 (0,0)"])
  }

  @Test func `learn which columns changed`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben, 3 Cat]")
    var columns: [RowID: Set<String>] = [:]
    world.recorder.onRow = { columns[$0.id] = $0.changedColumns }
    _ = try await world.commit(
      "UPDATE student SET email = 'a' WHERE id = 1",
      "UPDATE student SET name = 'Zoe', rank = 1 WHERE id = 2",
      "DELETE FROM student WHERE id = 3")
    #expect(columns == [1: ["email"], 2: ["name", "rank"], 3: []])
  }

  @Test func `of a whole batch learn which rows have new values (case 38)`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben]")
    let listener = DifferenceListener()
    world.controller.addObserver(listener)
    _ = try await world.commit("UPDATE student SET email = 'x' WHERE id = 2")
    #expect(listener.updated == [[2]])
  }
}

/// Takes batches as values.
@MainActor
private final class DifferenceListener: FetchedResultsControllerDelegate {
  private(set) var updated: [[RowID]] = []

  func controller(
    _ controller: FetchedResultsController<Student>,
    didChangeContentWith difference: ResultsDifference<Student>
  ) {
    updated.append(difference.updatedIDs)
  }
}
