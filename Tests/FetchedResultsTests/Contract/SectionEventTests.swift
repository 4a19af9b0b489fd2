// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

/// The cases of the contract in which sections come and go.
@MainActor @Suite struct `Section events` {
  @Test func `a row leaves a section that goes with it (case 1)`() async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben] Cel[3 Cat]")
    let events = try await world.commit("UPDATE student SET subject = 'Cel' WHERE id = 1")
    #expect(events == ["sec del 0(Art)", "mov 1 (0,0)→(1,0)"])
    #expect(world.shown == "Bio[2] Cel[1,3]")
  }

  @Test func `the last of its section joins another (case 2a)`() async throws {
    let world = try await ResultsWorld(
      "[1 John, 2 Sam]", sectionedBy: SectionKeyPath(Student.name), FetchRequest())
    let events = try await world.commit("UPDATE student SET name = 'John' WHERE id = 2")
    #expect(events == ["sec del 1(Sam)", "mov 2 (1,0)→(0,1)"])
    #expect(world.shown == "John[1,2]")
  }

  @Test func `a row founds a section of its own (case 2b)`() async throws {
    let world = try await ResultsWorld(
      "[1 John, 2 John]", sectionedBy: SectionKeyPath(Student.name), FetchRequest())
    let events = try await world.commit("UPDATE student SET name = 'Sam' WHERE id = 2")
    #expect(events == ["sec ins 1(Sam)", "mov 2 (0,1)→(1,0)"])
    #expect(world.shown == "John[1] Sam[2]")
  }

  @Test func `rows whose section only shifts are silent (case 3)`() async throws {
    let world = try await ResultsWorld(
      "[41 r0, 39 r1, 3 r2, 40 r3]", sectionedBy: SectionKeyPath(Student.rank), FetchRequest())
    let events = try await world.commit("UPDATE student SET rank = 1 WHERE id = 41")
    #expect(events == ["sec del 0(0)", "mov 41 (0,0)→(0,1)"])
    #expect(world.shown == "1[39,41] 2[3] 3[40]")
  }

  @Test func `two sections trade all their rows and both stay (case 4)`() async throws {
    let world = try await ResultsWorld("A[1,2] B[3,4]")
    let events = try await world.commit(
      "UPDATE student SET subject = CASE subject WHEN 'A' THEN 'B' ELSE 'A' END")
    #expect(
      events == [
        "mov 3 (1,0)→(0,0)", "mov 4 (1,1)→(0,1)", "mov 1 (0,0)→(1,0)", "mov 2 (0,1)→(1,1)",
      ])
    #expect(world.shown == "A[3,4] B[1,2]")
  }

  @Test func `several sections go at their old indexes (case 5)`() async throws {
    let world = try await ResultsWorld("A[1] B[2] C[3] D[4]")
    let events = try await world.commit("DELETE FROM student WHERE id IN (1, 2, 4)")
    #expect(
      events == [
        "sec del 3(D)", "sec del 1(B)", "sec del 0(A)",
        "del 4 (3,0)", "del 2 (1,0)", "del 1 (0,0)",
      ])
    #expect(world.shown == "C[3]")
  }

  @Test func `a section goes together with each of its rows (case 6)`() async throws {
    let world = try await ResultsWorld("Art[1] Bio[2,3,4,5,6,7]")
    let events = try await world.commit("DELETE FROM student WHERE subject = 'Bio'")
    let rows = (2...7).reversed().map { "del \($0) (1,\($0 - 2))" }
    #expect(events == ["sec del 1(Bio)"] + rows)
    #expect(world.shown == "Art[1]")
  }

  @Test func `sections stand in their own order whatever the rows' order (case 20)`()
    async throws
  {
    let world = try await ResultsWorld(
      "Txt[1 r1, 3 r3] General[2 r2]",
      FetchRequest(sortDescriptors: [.ascending(Student.rank)]))
    #expect(world.shown == "General[2] Txt[1,3]")
    let events = try await world.commit("UPDATE student SET rank = 0 WHERE id = 3")
    #expect(events == ["mov 3 (1,1)→(1,0)"])
    #expect(world.shown == "General[2] Txt[3,1]")
  }

  /// 19 sections: `1` with the row 1984, and `A` to `R`.
  private func nineteenSections() async throws -> ResultsWorld {
    let letters = (0..<18).map { "\(Character(UnicodeScalar(UInt8(65 + $0))))[\($0 + 2)]" }
    return try await ResultsWorld("1[1984] " + letters.joined(separator: " "))
  }

  @Test func `an appearing section already holds its rows (case 24)`() async throws {
    let world = try await nineteenSections()
    #expect(world.controller.sectionCount == 19)
    var rowsAtEvent: Int?
    world.recorder.onSection = { _ in
      rowsAtEvent = world.controller.sections?.first?.numberOfObjects
    }
    let events = try await world.commit(
      "INSERT INTO student (id, name, subject) VALUES (50, '##', '#')")
    #expect(events == ["sec ins 0(#)", "ins 50 →(0,0)"])
    #expect(rowsAtEvent == 1)
    #expect(world.controller.sectionCount == 20)
  }

  @Test func `a vanishing section has no rows and still tells its name (case 24)`() async throws {
    let world = try await nineteenSections()
    var names: [String] = []
    world.recorder.onSection = { _ in
      #expect(world.controller.indexPath(for: 1984) == nil)
      names = world.controller.sections?.map(\.name) ?? []
    }
    let events = try await world.commit("DELETE FROM student WHERE id = 1984")
    #expect(events == ["sec del 0(1)", "del 1984 (0,0)"])
    #expect(names.first == "A")
    #expect(names.count == 18)
  }

  @Test func `a row founds a section while another section changes (case 39)`() async throws {
    let world = try await ResultsWorld("Art[1,2] Bio[3]")
    let events = try await world.commit(
      "UPDATE student SET subject = 'Cel' WHERE id = 2",
      "UPDATE student SET email = 'x' WHERE id = 3")
    #expect(events == ["sec ins 2(Cel)", "mov 2 (0,1)→(2,0)", "upd 3 (1,0)→(1,0)"])
    #expect(world.shown == "Art[1] Bio[3] Cel[2]")
  }

  @Test func `section callbacks come before row callbacks (case 40)`() async throws {
    let world = try await ResultsWorld("Art[1] Bio[2]")
    _ = try await world.store.write("Swap") { transaction in
      try transaction.execute("DELETE FROM student WHERE id = 1")
      try transaction.execute("UPDATE student SET subject = 'Cel' WHERE id = 2")
    }
    try await world.settle()
    let cycle = try #require(world.recorder.takeCycles().first)
    #expect(!cycle.isOutOfOrder)
    #expect(cycle.sectionChanges.count == 3)
    #expect(cycle.rowChanges.count == 2)
  }

  @Test func `a section that is held follows its key, and is empty when it is gone (case 24)`()
    async throws
  {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben, 3 Cat]")
    let held = try #require(world.controller.sections)
    let ids = { held.map { $0.objects.map(\.id) } }
    _ = try await world.commit("UPDATE student SET subject = 'Cel' WHERE id = 2")
    #expect(ids() == [[1], [3]])
    _ = try await world.commit(
      "DELETE FROM student WHERE subject = 'Art'", "UPDATE student SET name = 'Bob' WHERE id = 2",
      "INSERT INTO student (id, name, subject) VALUES (4, 'Dan', 'Bio')")
    #expect(ids() == [[], [3, 4]])
    #expect(held.map(\.numberOfObjects) == [0, 2])
    #expect(held.map(\.name) == ["Art", "Bio"])
    // With another key, no section is one of those.
    world.controller.sectionedBy = SectionKeyPath(Student.subject, name: Student.name)
    try world.controller.performFetch()
    #expect(ids() == [[], []])
    world.controller.sectionedBy = nil
    try world.controller.performFetch()
    #expect(held.map(\.numberOfObjects) == [0, 0])
  }

  @Test func `NULL has a section of its own where it is kept apart (case 22)`() async throws {
    let world = try await ResultsWorld(
      "NULL[1] [2] Art[3]", sectionedBy: SectionKeyPath(Student.subject, keepsNullApart: true))
    #expect(world.shown == "[1] [2] Art[3]")
    let events = try await world.commit("UPDATE student SET subject = '' WHERE id = 1")
    #expect(events == ["sec del 0()", "mov 1 (0,0)→(0,0)"])
    #expect(world.shown == "[1,2] Art[3]")
  }
}
