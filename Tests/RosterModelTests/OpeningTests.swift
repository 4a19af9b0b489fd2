// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `Opening a roster` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }

  @Test func `makes the file and its folder when they are not there`() async throws {
    let path = folder.file("a/b/roster.db")
    let database = try await RosterDatabase.open(path)
    #expect(DatabaseFile(path).exists)
    #expect(try database.subjects() == [])
    await database.close()
  }

  // Another tool's REPLACE would delete through a UNIQUE without a trigger.
  @Test func `makes tables that never use an id again and have no other UNIQUE`() async throws {
    let database = try await RosterDatabase.open(path)
    let unique = try database.context.values(
      "SELECT name FROM pragma_index_list('student') WHERE \"unique\"")
    #expect(unique == [])
    let sql = try database.context.values(
      "SELECT sql LIKE '%id INTEGER PRIMARY KEY AUTOINCREMENT%' FROM sqlite_schema "
        + "WHERE type = 'table' AND name = 'student'")
    #expect(sql == [[.integer(1)]])
    await database.close()
    #expect(folder.files == ["roster.db"], "nothing is left beside it")
  }

  @Test func `finds what was stored before`() async throws {
    var draft = StudentDraft()
    draft.name = "Ana Li"
    let first = try await RosterDatabase.open(path)
    _ = try await first.add(draft, undoName: "Add Ana")
    try await first.rename(to: "  Class of\u{202e} 2030 ")
    await first.close()
    let second = try await RosterDatabase.open(path)
    #expect(second.name == "Class of 2030")
    #expect(try second.context.fetch(second.request(sortedBy: .name)).map(\.name) == ["Ana Li"])
    #expect(second.context.undoName == "Add Ana")
    _ = try await second.undo()
    #expect(try second.context.count(second.request(sortedBy: .name)) == 0)
  }

  @Test func `takes an empty file for a new one`() async throws {
    folder.write([], to: "roster.db")
    #expect(try await RosterDatabase.open(path).subjects() == [])
  }

  @Test(arguments: ["Name,No\nAna,1\n", "SQLite format 3\0", String(repeating: "x", count: 5_000)])
  func `refuses a file of another kind and leaves it as it is`(_ content: String) async throws {
    folder.write(Array(content.utf8), to: "roster.db")
    await refuses(.notADatabase)
  }

  @Test func `refuses a database of another program and leaves it as it is`() async throws {
    do {
      let other = try Connection.open(path)
      try other.executeScript("CREATE TABLE student (id INTEGER PRIMARY KEY, name TEXT)")
    }
    await refuses(.notARoster)
  }

  @Test func `refuses a file of a later version and leaves it as it is`() async throws {
    try await changeFile("PRAGMA user_version = 99")
    await refuses(.newerVersion(99))
  }

  @Test func `refuses a file that was cut off and leaves it as it is`() async throws {
    try await changeFile("PRAGMA user_version = \(Schema.current.version)")
    folder.write(Array(folder.bytes(of: "roster.db").dropLast(5_000)), to: "roster.db")
    await refuses(.damaged)
  }

  @Test func `refuses a file whose schema is damaged and leaves it as it is`() async throws {
    try await changeFile("PRAGMA user_version = \(Schema.current.version)")
    var bytes = folder.bytes(of: "roster.db")
    for place in 100..<2_000 { bytes[place] = 0x5a }
    folder.write(bytes, to: "roster.db")
    await refuses(.damaged)
  }

  @Test func `refuses a folder`() async throws {
    let path = folder.path
    await #expect(throws: RosterOpenError.unreachable) { try await RosterDatabase.open(path) }
  }

  @Test func `refuses a file that another program keeps to itself`() async throws {
    try await changeFile("PRAGMA user_version = \(Schema.current.version)")
    let other = try Connection.open(path)
    try other.execute("BEGIN EXCLUSIVE")
    let before = folder.bytes(of: "roster.db")
    await #expect(throws: RosterOpenError.locked) { try await RosterDatabase.open(path) }
    #expect(folder.bytes(of: "roster.db") == before)
    try other.execute("ROLLBACK")
  }

  /// Expects an error that leaves the file's bytes, and no file beside it.
  private func refuses(
    _ error: RosterOpenError, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = folder.bytes(of: "roster.db")
    await #expect(throws: error, sourceLocation: sourceLocation) {
      try await RosterDatabase.open(path)
    }
    #expect(folder.bytes(of: "roster.db") == before, sourceLocation: sourceLocation)
    #expect(folder.files == ["roster.db"], sourceLocation: sourceLocation)
  }

  /// Makes a roster of one student and changes its file by other means.
  private func changeFile(_ sql: String) async throws {
    let database = try await RosterDatabase.open(path)
    var draft = StudentDraft()
    draft.name = "Ana Li"
    _ = try await database.add(draft, undoName: "Add")
    await database.close()
    let other = try Connection.open(path)
    try other.executeScript(sql)
  }
}
