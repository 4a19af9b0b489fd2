// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `The keys of a roster` {
  let folder = TemporaryFolder()
  var path: String { folder.file("roster.db") }

  func names(_ database: RosterDatabase) throws -> [String] {
    try database.context.fetch(database.request(sortedBy: .name)).map(\.name)
  }

  func change(_ sql: String) async throws {
    await (try RosterDatabase.open(path)).close()
    let other = try Connection.open(path)
    try other.executeScript(sql)
  }

  @Test func `are made for rows that another program wrote`() async throws {
    try await change(
      "INSERT INTO student (name, number, subject) VALUES ('李四', '2', '数学'), ('Zoe', '1', 'Art')")
    let database = try await RosterDatabase.open(path)
    #expect(try names(database) == ["李四", "Zoe"])
    let hits = try database.context.fetch(
      database.request(sortedBy: .name, matching: "lisi shuxue"))
    #expect(hits.map(\.name) == ["李四"])
    #expect(try database.subjects() == ["Art", "数学"])
    #expect(database.context.undoName == nil)
  }

  @Test func `are made anew when they are of an older version`() async throws {
    try await change(
      """
      INSERT INTO student (name, name_key, number_key, subject_key) VALUES
        ('Zoe', x'01', x'01', x'01'), ('Ana', x'02', x'02', x'02');
      UPDATE setting SET value = x'00' WHERE name = 'key_version';
      """)
    let database = try await RosterDatabase.open(path)
    #expect(try names(database) == ["Ana", "Zoe"])
    let stored = try database.context.values(
      "SELECT name, value FROM setting WHERE name IN ('key_version', 'fingerprint') ORDER BY name")
    let version = try KeyMaker(locale: "en").version
    #expect(stored.last == [.text("key_version"), .blob(version.bytes)])
    #expect(stored.first == [.text("fingerprint"), .text(version.fingerprint)])
    // The journal says nothing of it but that it happened.
    #expect(
      try database.context.values("SELECT count(*), epoch FROM journal, store_state")
        == [[.integer(2), .integer(1)]])
  }

  @Test func `stay when they are of a later version, and new ones are marked`() async throws {
    try await change(
      """
      INSERT INTO student (name, name_key, number_key, subject_key) VALUES
        ('Zoe', x'01', x'01', x'01');
      UPDATE setting SET value = x'ff' WHERE name = 'key_version';
      """)
    let database = try await RosterDatabase.open(path)
    var draft = StudentDraft()
    draft.name = "Ana"
    _ = try await database.add(draft, undoName: "Add")
    #expect(try names(database) == ["Zoe", "Ana"])
    let marks = try database.context.values("SELECT key_version FROM student ORDER BY id")
    #expect(marks == [[.null], [.blob(try KeyMaker(locale: "en").version.bytes)]])
    await database.close()
    // The program that made the file's keys finds the marked rows.
    try await change(
      "UPDATE setting SET value = x'\(try versionHex())' WHERE name = 'key_version'")
    let later = try await RosterDatabase.open(path)
    #expect(
      try later.context.values("SELECT count(*) FROM student WHERE key_version IS NOT NULL")
        == [[.integer(0)]])
  }

  @Test func `are made anew for rows that undo brings back from before`() async throws {
    let database = try await RosterDatabase.open(path)
    var draft = StudentDraft()
    draft.name = "Zoe"
    _ = try await database.add(draft, undoName: "Add")
    draft.name = "Ana"
    let ana = try await database.add(draft, undoName: "Add")
    try await database.delete([ana], undoName: "Delete")
    await database.close()
    try await change(
      """
      UPDATE student_before SET name_key = x'ff';
      UPDATE setting SET value = x'00' WHERE name = 'key_version';
      """)
    let newer = try await RosterDatabase.open(path)
    _ = try await newer.undo()
    await newer.close()
    #expect(try names(try await RosterDatabase.open(path)) == ["Ana", "Zoe"])
  }

  @Test func `follow the file's language, not the system's`() async throws {
    try await change(
      """
      INSERT INTO student (name) VALUES ('Zander'), ('Ärla');
      UPDATE setting SET value = 'sv' WHERE name = 'locale';
      """)
    #expect(try names(try await RosterDatabase.open(path)) == ["Zander", "Ärla"])
  }

  private func versionHex() throws -> String {
    try KeyMaker(locale: "en").version.bytes.map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
  }
}
