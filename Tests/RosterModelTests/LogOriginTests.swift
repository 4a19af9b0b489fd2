// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

/// SQLite knows a log by its name alone, and would write any into the roster.
@MainActor
@Suite struct `Opening a roster with a log` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }

  @Test func `refuses a log of another database, and leaves both as they are`() async throws {
    try await change()
    let others = TemporaryFolder()
    let other = try Connection.open(others.file("other.db"))
    try other.executeScript("PRAGMA journal_mode = WAL; CREATE TABLE other (x)")
    let log = others.bytes(of: "other.db-wal")
    await refuses(log, beside: folder.bytes(of: "roster.db"))
  }

  // As where a tool for backups copies one after the other, and the log was begun anew between.
  @Test func `refuses its own log from a later time, and leaves both as they are`() async throws {
    try await change()
    let early = folder.bytes(of: "roster.db")
    try await change()
    let second = try await RosterDatabase.open(path)
    _ = try await second.add(Self.ana, undoName: "Add")
    let log = folder.bytes(of: "roster.db-wal")
    await second.close()
    await refuses(log, beside: early)
  }

  @Test func `refuses its own log from an earlier time`() async throws {
    let first = try await RosterDatabase.open(path)
    _ = try await first.add(Self.ana, undoName: "Add")
    let log = folder.bytes(of: "roster.db-wal")
    _ = try await first.add(Self.ana, undoName: "Add")
    await first.close()
    await refuses(log, beside: folder.bytes(of: "roster.db"))
  }

  @Test func `refuses the log of another roster`() async throws {
    try await change()
    try await change()
    let early = folder.bytes(of: "roster.db")
    let others = TemporaryFolder()
    let other = try await RosterDatabase.open(others.file("roster.db"))
    _ = try await other.add(Self.ana, undoName: "Add")
    let log = others.bytes(of: "roster.db-wal")
    await other.close()
    await refuses(log, beside: early)
  }

  @Test func `takes back what was begun when a process died that made the file`() async throws {
    let database = try await RosterDatabase.open(path)
    await database.close()
    let half = Array(folder.bytes(of: "roster.db").prefix(2048))
    // The head of a journal of a file that had no page.
    let mark: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    let numbers: [UInt8] = [0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 16, 0]
    folder.write(mark + numbers + [UInt8](repeating: 0, count: 484), to: "roster.db-journal")
    folder.write(
      Array(half[..<28]) + [0, 0, 0, 1] + half[32..<92] + half[24..<28] + half[96...],
      to: "roster.db")
    let again = try await RosterDatabase.open(path)
    #expect(try again.subjects() == [])
    await again.close()
  }

  @Test func `takes its own log, which a process left that died`() async throws {
    let first = try await RosterDatabase.open(path)
    _ = try await first.add(Self.ana, undoName: "Add")
    let copies = TemporaryFolder()
    for name in ["roster.db", "roster.db-wal"] { copies.write(folder.bytes(of: name), to: name) }
    let second = try await RosterDatabase.open(copies.file("roster.db"))
    #expect(try second.context.fetch(second.request(sortedBy: .name)).map(\.name) == ["Ana Li"])
    await second.close()
    await first.close()
  }

  private static var ana: StudentDraft {
    var draft = StudentDraft()
    draft.name = "Ana Li"
    return draft
  }

  /// Opens the roster, adds a student, and closes it.
  private func change() async throws {
    let database = try await RosterDatabase.open(path)
    _ = try await database.add(Self.ana, undoName: "Add")
    await database.close()
  }

  /// Expects that a log beside a file is not taken for its own, and that both stay as they are.
  private func refuses(
    _ log: [UInt8], beside bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    folder.write(bytes, to: "roster.db")
    folder.write(log, to: "roster.db-wal")
    await #expect(throws: RosterOpenError.foreignLog, sourceLocation: sourceLocation) {
      try await RosterDatabase.open(path)
    }
    #expect(folder.bytes(of: "roster.db") == bytes, sourceLocation: sourceLocation)
    #expect(folder.bytes(of: "roster.db-wal") == log, sourceLocation: sourceLocation)
    #expect(folder.files == ["roster.db", "roster.db-wal"], sourceLocation: sourceLocation)
  }
}
