// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// Sections whose key stays and whose name does not.
@MainActor @Suite struct `A section with a key and a name` {
  /// Sections by rank, each named by its first row’s subject.
  private func begin(
    _ rows: String, _ request: FetchRequest<Student> = FetchRequest()
  ) async throws -> ResultsWorld {
    try await ResultsWorld(
      rows, sectionedBy: SectionKeyPath(Student.rank, name: Student.subject), request)
  }

  @Test func `is renamed when its first row is`() async throws {
    let world = try await begin("Art[1 Amy r1, 2 Ben r1] Bio[3 Cat r2]")
    let events = try await world.commit("UPDATE student SET subject = 'ART' WHERE id = 1")
    #expect(events == ["sec ren 0→0(Art→ART)", "upd 1 (0,0)→(0,0)"])
    #expect(world.shown == "ART[1,2] Bio[3]")
  }

  @Test func `is not renamed when another row is`() async throws {
    let world = try await begin("Art[1 Amy r1, 2 Ben r1]")
    let events = try await world.commit("UPDATE student SET subject = 'ART' WHERE id = 2")
    #expect(events == ["upd 2 (0,1)→(0,1)"])
  }

  @Test func `is renamed when its first row goes, and counts old and new`() async throws {
    let world = try await begin("Zoo[9 Zed r0] Art[1 Amy r1] art[2 Ben r1] Bio[3 Cat r2]")
    #expect(world.shown == "Zoo[9] Art[1,2] Bio[3]")
    let events = try await world.commit("DELETE FROM student WHERE id IN (1, 9)")
    #expect(
      events == ["sec del 0(Zoo)", "sec ren 1→0(Art→art)", "del 1 (1,0)", "del 9 (0,0)"])
    #expect(world.shown == "art[2] Bio[3]")
  }

  @Test func `is renamed when another row comes first`() async throws {
    let world = try await begin(
      "Art[1 Amy r1] art[2 Ben r1] Bio[3 Cat r2]",
      FetchRequest(sortDescriptors: [.ascending(Student.name)]))
    let events = try await world.commit(
      "UPDATE student SET name = 'Aaron' WHERE id = 2",
      "INSERT INTO student (id, name, subject, rank) VALUES (8, 'Bo', 'bio', 2)",
      "INSERT INTO student (id, name, subject, rank) VALUES (7, 'Kim', 'Ant', 0)")
    #expect(
      events == [
        "sec ins 0(Ant)", "sec ren 0→1(Art→art)", "sec ren 1→2(Bio→bio)", "ins 7 →(0,0)",
        "ins 8 →(2,0)", "mov 2 (0,1)→(1,0)",
      ])
    #expect(world.shown == "Ant[7] art[2,1] bio[8,3]")
  }

  @Test func `is renamed by a search that hides its first row`() async throws {
    let world = try await begin("Art[1 Amy r1] art[2 Ben r1]")
    world.recorder.requestChanges = true
    try world.controller.change(
      to: FetchRequest(predicate: Student.name == "Ben"),
      sectionedBy: world.controller.sectionedBy)
    #expect(world.recorder.takeEvents() == ["sec ren 0→0(Art→art)", "del 1 (0,0)"])
  }

  @Test func `is renamed where an index serves the results`() async throws {
    let world = try await begin("Art[1 Amy r1, 2 Ben r1] Bio[3 Cat r2]")
    _ = try await world.commit("CREATE INDEX by_rank ON student (rank, id)")
    try world.controller.performFetch()
    let events = try await world.commit("UPDATE student SET subject = 'ART' WHERE id = 1")
    #expect(events == ["sec ren 0→0(Art→ART)", "upd 1 (0,0)→(0,0)"])
  }
}
