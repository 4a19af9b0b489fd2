// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A backup` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  private func add(_ name: String, _ number: String = "") async throws {
    var draft = StudentDraft()
    (draft.name, draft.number, draft.subject) = (name, number, "数学")
    (draft.reading, draft.note) = ("Zhang", "two\nlines")
    _ = try await roster.add(draft, undoName: "Add")
  }

  private var students: [Student] {
    get throws { try roster.context.fetch(FetchRequest(sortDescriptors: [])) }
  }

  private func names(_ students: [Student]) -> [String] { students.map(\.name) }

  /// What stands in the roster's folder, other than it and its log.
  private var others: [String] {
    folder.files.filter { !["roster.db", "roster.db-wal", "roster.db-shm"].contains($0) }
  }

  @Test func `has what was stored a moment before (public case 46)`() async throws {
    try await add("张三", "007")
    let backup = try await roster.makeBackup()
    let kept = try await RosterDatabase.students(ofBackup: backup)
    #expect(kept == (try students))
    #expect(kept.first?.number == "007")
    roster.discard(backup: backup)
    await #expect(throws: RosterOpenError.self) {
      try await RosterDatabase.students(ofBackup: backup)
    }
  }

  @Test func `comes back as one step of undo, and the present roster is saved`() async throws {
    try await add("Ana", "1")
    let kept = try await RosterDatabase.students(ofBackup: try await backup())
    _ = try await roster.undo()
    try await add("Ben")
    let saved = try await roster.restore(kept, undoName: "Restore")
    #expect(names(try students) == ["Ana"])
    #expect(try students.first?.note == "two\nlines")
    #expect(names(try await RosterDatabase.students(ofBackup: saved)) == ["Ben"])
    #expect(others.count == 2)
    _ = try await roster.undo()
    #expect(names(try students) == ["Ben"])
    _ = try await roster.redo()
    #expect(names(try students) == ["Ana"])
  }

  @Test func `of nobody empties the roster, with undo`() async throws {
    let kept = try await RosterDatabase.students(ofBackup: try await backup())
    try await add("Ben")
    _ = try await roster.restore(kept, undoName: "Restore")
    #expect(try students == [])
    _ = try await roster.undo()
    #expect(names(try students) == ["Ben"])
  }

  @Test func `that is made during an import is whole`() async throws {
    let list = "Name,No\n" + (0..<3_000).map { "N\($0),\($0)\n" }.joined()
    let table = try await ClassListReader.table(Array(list.utf8))
    async let summary = roster.importTable(table, undoName: "Import")
    let backup = try await backup()
    #expect([0, 3_000].contains(try await RosterDatabase.students(ofBackup: backup).count))
    #expect(try await summary.addedCount == 3_000)
  }

  @Test(arguments: ["", "no database", "SQLite format 3\0"])
  func `is refused when it is something else`(content: String) async throws {
    let path = folder.file("else.db")
    folder.write(Array(content.utf8), to: "else.db")
    let before = folder.files
    await #expect(throws: RosterOpenError.self) {
      try await RosterDatabase.students(ofBackup: path)
    }
    #expect(folder.files == before)
    #expect(folder.bytes(of: "else.db") == Array(content.utf8))
  }

  @Test func `does not take the place of the open roster, by whatever name`() async throws {
    folder.link("link.db", to: "roster.db")
    #expect(roster.isOpen(roster.path) && roster.isOpen(folder.file("link.db")))
    #expect(!roster.isOpen(folder.file("other.db")))
  }

  private func backup() async throws -> String {
    // Copies of it are read in a folder that tests share.
    let path = folder.file("kept-\(UInt.random(in: 0...UInt.max)).db")
    try await roster.store.copy(to: path)
    return path
  }
}
