// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `A damaged roster` {
  let folder = TemporaryFolder()
  let whole: [UInt8]
  let students: [Student]
  var path: String { folder.file("roster.db") }
  static let count = 300

  init() async throws {
    let database = try await RosterDatabase.open(folder.file("roster.db"))
    try await database.rename(to: "Class 7")
    try await database.setLanguage(OrderLanguage("sv"))
    var draft = StudentDraft()
    for number in 0..<Self.count {
      (draft.name, draft.number, draft.subject) = ("Zoë \(number)", "\(number)", "Ärt")
      draft.note = "of a person"
      _ = try await database.add(draft, undoName: "Add")
    }
    students = try database.context.fetch(FetchRequest(sortDescriptors: []))
    await database.close()
    whole = folder.bytes(of: "roster.db")
    folder.write(whole, to: "backup.db")
  }

  /// Overwrites the page in the middle of the students.
  private func damage() throws {
    var bytes = whole
    let name = Array("Zoë 150".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: name + Array("150".utf8)) })
    let page = place / 4096 * 4096
    for place in page..<page + 4096 { bytes[place] = 0x5a }
    folder.write(bytes, to: "roster.db")
  }

  private func open() async throws -> (students: [Student], database: RosterDatabase) {
    let database = try await RosterDatabase.open(path)
    return (try database.context.fetch(FetchRequest(sortDescriptors: [])), database)
  }

  @Test func `is repaired with all students but those whose page is gone, and kept`() async throws {
    try damage()
    let damaged = folder.bytes(of: "roster.db")
    let rescue = try await RosterDatabase.repairDamaged(path)
    #expect(rescue.keptPath == path + ".damaged")
    #expect(folder.bytes(of: "roster.db.damaged") == damaged)
    #expect(folder.files == ["backup.db", "roster.db", "roster.db.damaged"])
    let (found, database) = try await open()
    #expect((Self.count / 2..<Self.count).contains(found.count))
    #expect(found.count == rescue.studentCount)
    let names = Set(students.map(\.name))
    #expect(found.allSatisfy { names.contains($0.name) && $0.note == "of a person" })
    #expect(found.first?.name == "Zoë 0")
    #expect(found.last?.name == "Zoë 299")
    #expect(database.name == "Class 7")
    #expect(database.language == OrderLanguage("sv"))
    #expect(try await database.check().findings == [])
    await database.close()
  }

  @Test func `is repaired as far as it goes when its end was cut off`() async throws {
    folder.write(Array(whole.dropLast(3 * 4096)), to: "roster.db")
    let rescue = try await RosterDatabase.repairDamaged(path)
    #expect((Self.count / 2...Self.count).contains(rescue.studentCount))
    #expect(folder.bytes(of: "roster.db.damaged") == Array(whole.dropLast(3 * 4096)))
    let (found, database) = try await open()
    #expect(found.count == rescue.studentCount)
    #expect(try await database.check().findings == [])
    await database.close()
  }

  @Test func `gives its place to a backup, and is kept with its log`() async throws {
    folder.write(Array(whole.dropLast(5_000)), to: "roster.db")
    folder.write([1, 2, 3], to: "roster.db-wal")
    let rescue = try await RosterDatabase.replaceDamaged(
      path, withBackup: folder.file("backup.db"))
    #expect(rescue == Rescue(studentCount: Self.count, keptPath: path + ".damaged"))
    #expect(folder.bytes(of: "roster.db.damaged") == Array(whole.dropLast(5_000)))
    #expect(folder.bytes(of: "roster.db.damaged-wal") == [1, 2, 3])
    #expect(folder.bytes(of: "backup.db") == whole)
    let (found, database) = try await open()
    #expect(found == students)
    await database.close()
    #expect(
      folder.files == ["backup.db", "roster.db", "roster.db.damaged", "roster.db.damaged-wal"])
  }

  @Test func `stays in its place when the backup is none`() async throws {
    let damaged = Array(whole.dropLast(5_000))
    folder.write(damaged, to: "roster.db")
    folder.write(Array("Name,No".utf8), to: "other.db")
    folder.write(damaged, to: "worse.db")
    for (name, error) in [
      ("other.db", RosterOpenError.notADatabase), ("worse.db", .damaged),
      ("none.db", .notADatabase),
    ] {
      await #expect(throws: error) {
        try await RosterDatabase.replaceDamaged(path, withBackup: folder.file(name))
      }
    }
    #expect(folder.bytes(of: "roster.db") == damaged)
    #expect(folder.files == ["backup.db", "other.db", "roster.db", "worse.db"])
  }

  @Test func `cannot be repaired when its tables are gone, and stays as it is`() async throws {
    var bytes = whole
    for place in 100..<4_000 { bytes[place] = 0x5a }
    folder.write(bytes, to: "roster.db")
    await #expect(throws: RosterOpenError.damaged) {
      try await RosterDatabase.repairDamaged(path)
    }
    #expect(folder.bytes(of: "roster.db") == bytes)
    #expect(folder.files == ["backup.db", "roster.db"])
  }
}
