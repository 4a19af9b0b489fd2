// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Someone takes the file away, or a part of it.
@MainActor @Suite struct `A lost file` {
  @Test(arguments: ["mv $FILE $FILE.away", "mv $FILE $FILE.away; cp $FILE.away $FILE"])
  func `is not written to where no one finds it`(command: String) async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let failures = Failures(of: world.context)
    let path = world.folder.database
    shell("FILE='\(path)'; \(command)")
    let write = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    }
    let undo = await #expect(throws: DatabaseError.self) { try await world.store.undo() }
    await world.move()
    await world.move()
    let told = failures.take()
    #expect(told.count == 1)
    for error in [write, undo, told.first] {
      #expect(error?.kind == .moved)
      #expect(error?.message == "the file was moved, replaced or deleted")
    }
    try world.controller.performFetch()
    #expect(world.rows == ["1 Amy", "2 Ben"])

    shell("mv '\(path).away' '\(path)'")
    #expect(
      try await world.commit("DELETE FROM student WHERE id = 1") == [
        "sec del 0(Art)", "del 1 (0,0)",
      ])
    #expect(failures.take() == [])
  }

  // What comes later would stand where no one finds it; a new start makes another log.
  @Test(arguments: [
    "rm $FILE-wal", "rm $FILE-wal $FILE-shm", "cp $FILE-wal $FILE.x; mv $FILE.x $FILE-wal",
  ])
  func `that is the log takes nothing with it that was stored`(command: String) async throws {
    let world = try await ResultsWorld("Art[1 Amy] Bio[2 Ben]")
    let path = world.folder.database
    try await world.settle()
    shell("FILE='\(path)'; \(command)")
    let write = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Delete") { try $0.execute("DELETE FROM student") }
    }
    #expect(write?.kind == .moved)
    // What stands there if the computer stops now.
    let copies = TemporaryFolder()
    shell("cp '\(path)' '\(copies.database)'")
    let copy = try Connection.open(copies.database)
    #expect(try copy.integer("SELECT count(*) FROM student") == 2)
    await world.store.close()
    let again = try await openStore(at: path)
    try await again.write("Delete") { try $0.execute("DELETE FROM student WHERE id = 1") }
    await again.close()
  }

  @Test func `that was cut short leaves the last good rows`() async throws {
    let world = try await ResultsWorld(
      "", sectionedBy: nil, FetchRequest(predicate: Predicate(sql: "student.id <= 2")))
    try await world.store.write("Fill") { transaction in
      for _ in 0..<500 {
        try transaction.insert(Student(name: "Amy", subject: String(repeating: "x", count: 200)))
      }
    }
    try await world.leaveLog()
    _ = world.recorder.takeEvents()
    let failures = Failures(of: world.context)
    let path = world.folder.database
    shell("cp '\(path)' '\(path).whole'; truncate --size=-100000 '\(path)'")
    try world.forgetPages()
    let error = #expect(throws: DatabaseError.self) {
      try world.controller.change(to: FetchRequest(), sectionedBy: nil)
    }
    #expect(error?.sql?.contains("SELECT") == true)
    #expect(error?.kind == .corrupt || (error?.code ?? 0) & 0xff == 10, "or an input error")
    #expect(world.rows == ["1 Amy", "2 Amy"])
    #expect(world.recorder.takeCycles().isEmpty)
    _ = failures.take()

    shell("cat '\(path).whole' >'\(path)'")
    try world.forgetPages()
    try world.controller.change(to: FetchRequest(), sectionedBy: nil)
    #expect(world.recorder.takeCycles().map(\.rowChanges.count) == [498])
    #expect(failures.take() == [])
  }
}
