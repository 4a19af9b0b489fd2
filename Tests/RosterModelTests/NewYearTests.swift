// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `A new year` {
  let roster: TemporaryRoster
  var database: RosterDatabase { roster.database }

  init() async throws {
    roster = try await TemporaryRoster()
    try await roster.add("Ana", "1")
    try await roster.add("Ben", "2", "Art")
  }

  /// Who is in a backup.
  func names(in backup: String) async throws -> [String] {
    let database = try await RosterDatabase.open(backup)
    let names = try database.context.fetch(database.request(sortedBy: .name)).map(\.name)
    await database.close()
    return names
  }

  @Test func `begins empty, after a backup, as one step of undo`() async throws {
    let backup = try await database.startNewYear(undoName: "New Year")
    #expect(try roster.names() == [])
    #expect(try database.numberOfStudents() == 0)
    #expect(database.context.undoName == "New Year")
    #expect(try await names(in: backup) == ["Ana", "Ben"])
    _ = try await database.undo()
    #expect(try roster.names() == ["Ana", "Ben"])
  }

  @Test func `names the backup for the day and takes nothing’s place`() async throws {
    let first = try await database.startNewYear(undoName: "New Year")
    try await roster.add("Cleo")
    let second = try await database.startNewYear(undoName: "New Year")
    #expect(first.hasPrefix(roster.folder.file("roster-20")))
    #expect(first.hasSuffix(".db"))
    #expect(first.count == roster.folder.file("roster-2026-07-31.db").count)
    #expect(second == "\(first.dropLast(3))-2.db")
    #expect(try await names(in: first) == ["Ana", "Ben"])
    #expect(try await names(in: second) == ["Cleo"])
  }

  @Test func `does not begin where no backup can be made`() async throws {
    // A folder stands where the copy is until it is whole.
    let date = try #require(
      String(databaseValue: try database.context.values("SELECT date('now', 'localtime')")[0][0]))
    let backup = roster.folder.file("roster-\(date).db")
    #expect(DatabaseFile("\(backup).part/file").makeFolder())
    await #expect(throws: DatabaseError.self) {
      try await database.startNewYear(undoName: "New Year")
    }
    #expect(try roster.names() == ["Ana", "Ben"])
    #expect(!DatabaseFile(backup).exists)
  }
}
