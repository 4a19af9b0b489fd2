// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `A check of a roster` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }

  init() async throws {
    let database = try await RosterDatabase.open(folder.file("roster.db"))
    var draft = StudentDraft()
    for (number, name) in ["Ana Li", "Ben O'Hara", "张小明", "Zoë Brûlé", "Ana"].enumerated() {
      (draft.name, draft.number) = (name, "S\(number)")
      draft.subject = ["Art", "Bio", ""][number % 3]
      _ = try await database.add(draft, undoName: "Add")
    }
    draft.number = "9"
    try await database.update(2, with: draft, undoName: "Change")
    try await database.delete([5], undoName: "Delete")
    _ = try await database.undo()
    _ = try await database.undo()
    let results = database.results(groupedBy: .subject, sortedBy: .number)
    try results.performFetch()
    await database.close()
  }

  /// Changes the file by other means.
  private func change(_ sql: String) throws {
    try Connection.open(path, .existing).executeScript(sql)
  }

  private func check(mending: Bool = true) async throws -> RosterCheck {
    let database = try await RosterDatabase.open(path)
    let check = try await database.check(mending: mending)
    await database.close()
    return check
  }

  private func rows() throws -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    try Connection.open(path).query("SELECT * FROM student ORDER BY id") {
      rows.append($0.values())
    }
    return rows
  }

  @Test func `finds nothing in one that only this program wrote`() async throws {
    let before = try rows()
    let found = try await check()
    #expect(found == RosterCheck(studentCount: 5))
    #expect(found.isSound)
    #expect(try rows() == before)
  }

  nonisolated static let faults: [(RosterCheck.Part, String)] = [
    (.keys, "UPDATE student SET name_key = x'00' WHERE id = 1"),
    (.keys, "UPDATE student SET family_initial = 'Q' WHERE id = 3"),
    (.keys, "UPDATE student SET words = ' nobody' WHERE id = 4"),
    (.words, "INSERT INTO student_search (rowid, words) VALUES (77, ' ghost')"),
    (.words, "INSERT INTO student_search (student_search) VALUES ('delete-all')"),
    (.words, "UPDATE student_search_data SET block = x'0000' WHERE id > 10"),
    (.schema, "DROP TRIGGER student_search_update; UPDATE student SET words = ' x', name = 'X'"),
    (.schema, "DROP TABLE student_search"),
    (.schema, "DROP INDEX student_by_subject_number"),
    (.schema, "INSERT INTO setting VALUES ('search_waits', 1)"),
    (.sections, "UPDATE cached_section SET rows = rows + 1 WHERE place = 0"),
    (.sections, "DELETE FROM cached_section WHERE place = 1"),
    (.history, "DELETE FROM student_before WHERE seq IN (SELECT min(seq) FROM student_before)"),
    (.history, "INSERT INTO student_before (seq, id) VALUES (99, 1)"),
    (.history, "DELETE FROM journal WHERE seq = 3"),
    (.history, "UPDATE journal SET kind = 3 WHERE seq = 3"),
    (.history, "UPDATE journal SET kind = 1 WHERE kind = 2"),
    (.history, "UPDATE journal SET change_group = 99 WHERE seq = 2"),
    (.history, "UPDATE change_group SET latest = 99 WHERE id = 3"),
    (.history, "UPDATE store_state SET open_group = 7"),
    (.history, "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'journal'"),
    (.history, "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'student'"),
    (.history, "DELETE FROM sqlite_sequence WHERE name = 'change_group'"),
  ]

  @Test(arguments: faults)
  func `finds what is wrong, and mends it`(part: RosterCheck.Part, fault: String) async throws {
    try change(fault)
    let before = folder.bytes(of: "roster.db")
    let found = try await check(mending: false)
    #expect(found.findings.contains { $0.part == part && !$0.isMended && !$0.details.isEmpty })
    if part != .keys { #expect(folder.bytes(of: "roster.db") == before) }
    let names = try rows().map { Array($0[1...5]) }
    let mended = try await check()
    #expect(mended.findings.contains { $0.part == part && $0.isMended })
    #expect(mended.isSound)
    #expect(try await check().findings == [])
    #expect(try rows().map { Array($0[1...5]) } == names, "what was typed is never changed")
    let gathered = "SELECT v FROM student_search_config WHERE k = 'hashsize'"
    #expect(try Connection.open(path).integer(gathered) == 131_072)
  }

  @Test func `mends an index that missed changes`() async throws {
    var entry: [DatabaseValue] = []
    do {
      let other = try Connection.open(path)
      let sql = "SELECT rootpage, sql FROM sqlite_schema WHERE name = 'student_by_subject_number'"
      entry = try #require(try other.first(sql) { $0.values() })
      try other.executeScript(
        """
        PRAGMA writable_schema = ON;
        DELETE FROM sqlite_schema WHERE name = 'student_by_subject_number';
        """)
    }
    try change("UPDATE student SET subject_key = x'01' WHERE id = 1")
    do {
      let other = try Connection.open(path)
      try other.executeScript("PRAGMA writable_schema = ON")
      try other.execute(
        """
        INSERT INTO sqlite_schema VALUES ('index', 'student_by_subject_number', 'student', ?, ?)
        """, entry)
    }
    let found = try await check()
    #expect(found.findings.map(\.part) == [.indexes, .keys])
    #expect(found.isSound)
    #expect(try await check().findings == [])
  }

  @Test func `says what it cannot mend, and leaves the file as it is`() async throws {
    let page = try Connection.open(path)
      .integer("SELECT rootpage FROM sqlite_schema WHERE name = 'student_before'")
    var bytes = folder.bytes(of: "roster.db")
    for place in 4096 * Int(page - 1)..<4096 * Int(page) { bytes[place] = 0x5a }
    folder.write(bytes, to: "roster.db")
    let found = try await check()
    #expect(found.findings.map(\.part) == [.pages])
    #expect(!found.isSound)
    #expect(folder.bytes(of: "roster.db") == bytes)
  }

  @Test func `leaves the steps of undo when the history is right`() async throws {
    try change("UPDATE student SET name_key = x'00' WHERE id = 4")
    let database = try await RosterDatabase.open(path)
    #expect(try await database.check().findings.map(\.part) == [.keys])
    #expect(try await database.undo()?.name == "Add")
    #expect(try await database.check().findings == [])
    await database.close()
  }
}
