// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// Whole sections that are told as one event.
@MainActor @Suite struct `Section moves` {
  private let listener = DifferenceTexts()

  private func begin(_ rows: String) async throws -> ResultsWorld {
    let world = try await ResultsWorld(rows)
    world.controller.delegate = nil
    world.controller.addObserver(listener)
    world.controller.reportsSectionMoves = true
    return world
  }

  @Test func `say that a section was renamed (case 27, extended)`() async throws {
    let world = try await begin("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    _ = try await world.commit("UPDATE student SET subject = 'Zoology' WHERE subject = 'Art'")
    #expect(
      listener.texts == [
        "move Art 0→1 Zoology; upd 1 (0,0)→(1,0); upd 2 (0,1)→(1,1)"
      ])
    #expect(world.shown == "Bio[3] Zoology[1,2]")
  }

  @Test func `are not told when a row stays behind or joins`() async throws {
    let world = try await begin("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    _ = try await world.commit(
      "UPDATE student SET subject = 'Zoology' WHERE subject = 'Art'",
      "UPDATE student SET subject = 'Zoology' WHERE id = 3",
      "INSERT INTO student (id, name, subject) VALUES (9, 'Ida', 'Bio')")
    #expect(
      listener.texts == [
        "sec del 0(Art); sec ins 1(Zoology); ins 9 →(0,0); "
          + "mov 1 (0,0)→(1,0); mov 2 (0,1)→(1,1); mov 3 (1,0)→(1,2)"
      ])
  }

  @Test func `tell updates by their new places, whatever led to them`() async throws {
    let world = try await begin("Art[1 Amy] Bio[2 Ben]")
    _ = try await world.commit(
      "UPDATE student SET subject = 'Acting' WHERE subject = 'Bio'",
      "UPDATE student SET email = 'x' WHERE id = 1")
    #expect(
      listener.texts == [
        "move Bio 1→0 Acting; upd 2 (1,0)→(0,0); upd 1 (0,0)→(1,0)"
      ])
  }

  @Test func `stand beside other changes of the batch`() async throws {
    let world = try await begin("Art[1 Amy] Bio[2 Ben] Cel[3 Cat]")
    _ = try await world.commit(
      "UPDATE student SET subject = 'Dance' WHERE subject = 'Art'",
      "DELETE FROM student WHERE id = 2")
    #expect(
      listener.texts == [
        "sec del 1(Bio); move Art 0→1 Dance; del 2 (1,0); upd 1 (0,0)→(1,0)"
      ])
    #expect(world.shown == "Cel[3] Dance[1]")
  }
}

/// Keeps each batch as a text.
@MainActor
private final class DifferenceTexts: FetchedResultsControllerDelegate {
  private(set) var texts: [String] = []

  func controller(
    _ controller: FetchedResultsController<Student>,
    didChangeContentWith difference: ResultsDifference<Student>
  ) {
    let moves = difference.sectionMoves.map { "move \($0.oldName) \($0.from)→\($0.to) \($0.name)" }
    texts.append(
      (difference.sectionChanges.map(\.text) + moves + difference.rowChanges.map(\.text))
        .joined(separator: "; "))
  }
}
