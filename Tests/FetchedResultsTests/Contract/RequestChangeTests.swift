// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Another request while the results are shown.
@MainActor @Suite struct `Another request` {
  private let byName = FetchRequest<Student>(sortDescriptors: [.ascending(Student.name)])

  @Test func `that matches less takes rows out and leaves the rest alone`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat, 4 Amos]")
    var request = byName
    request.predicate = Student.name.like("am%")
    world.recorder.requestChanges = true
    try world.controller.change(to: request, sectionedBy: SectionKeyPath(Student.subject))
    #expect(world.recorder.takeEvents() == ["del 3 (1,1)", "del 2 (0,1)"])
    #expect(world.shown == "Art[1] Bio[4]")
  }

  @Test func `in another order moves as few rows as can be`() async throws {
    let world = try await ResultsWorld("Art[1 Amy r2, 2 Ben r3, 3 Cat r1]")
    let request = FetchRequest<Student>(sortDescriptors: [.ascending(Student.rank)])
    try world.controller.change(to: request, sectionedBy: SectionKeyPath(Student.subject))
    #expect(world.recorder.takeEvents() == ["mov 3 (0,2)→(0,0)"])
    #expect(world.shown == "Art[3,1,2]")
  }

  @Test func `with other sections moves every row`() async throws {
    let world = try await ResultsWorld("Art[1 Amy r1] Bio[2 Ben r1]")
    try world.controller.change(to: byName, sectionedBy: SectionKeyPath(Student.rank))
    #expect(
      world.recorder.takeEvents() == [
        "sec del 1(Bio)", "sec del 0(Art)", "sec ins 0(1)", "mov 1 (0,0)→(0,0)",
        "mov 2 (1,0)→(0,1)",
      ])
  }

  @Test func `that does not compile leaves the old results`() async throws {
    let world = try await ResultsWorld("Art[1 Amy]")
    let request = FetchRequest<Student>(predicate: Predicate(sql: "nonsense ="))
    let error = #expect(throws: DatabaseError.self) {
      try world.controller.change(to: request, sectionedBy: nil)
    }
    #expect(error?.sql?.contains("nonsense") == true)
    #expect(world.shown == "Art[1]")
    #expect(world.recorder.takeEvents().isEmpty)
    #expect(try await world.commit("UPDATE student SET rank = 1") == ["upd 1 (0,0)→(0,0)"])
  }

  @Test func `is followed from then on`() async throws {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben]")
    var request = byName
    request.predicate = Student.rank == 0
    try world.controller.change(to: request, sectionedBy: nil)
    _ = world.recorder.takeEvents()
    #expect(try await world.commit("UPDATE student SET rank = 1 WHERE id = 1") == ["del 1 (0,0)"])
  }
}
