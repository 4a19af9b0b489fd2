// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import RosterModel

@MainActor
@Suite struct `Changing a roster` {
  let roster: TemporaryRoster
  var database: RosterDatabase { roster.database }

  init() async throws { roster = try await TemporaryRoster() }

  func draft(_ id: RowID) throws -> StudentDraft {
    StudentDraft(try #require(try roster.student(id)))
  }

  @Test func `keeps names tidy and numbers as they were typed (public case 40)`() async throws {
    var draft = StudentDraft()
    draft.name = "  Mu\u{308}ller\t\u{202e}Ana\u{0}\n Li\u{feff} "
    draft.number = " 007\u{200f} "
    draft.subject = " Math  1a "
    draft.reading = " "
    draft.note = " likes chess\r\nand\u{7} tea "
    let id = try await database.add(draft, undoName: "Add")
    let student = try #require(try roster.student(id))
    #expect(Array(student.name.unicodeScalars) == Array("M\u{fc}ller Ana Li".unicodeScalars))
    #expect(student.number == "007")
    #expect(student.subject == "Math 1a")
    #expect(student.reading == nil)
    #expect(student.note == "likes chess\nand tea")
  }

  @Test func `keeps a name from right to left, beside its number (public case 41)`() async throws {
    let id = try await roster.add("سامر", "12")
    #expect(try roster.student(id)?.name == "سامر")
    #expect(try roster.sections(.initial) == ["#"])
  }

  @Test func `keeps a very long name (public case 40)`() async throws {
    let name = String(repeating: "张", count: 300)
    #expect(try roster.student(try await roster.add(name))?.name == name)
  }

  @Test(arguments: ["", "  ", "\u{202e}\t\n"])
  func `wants a name`(_ name: String) async throws {
    await #expect(throws: StudentProblems([.nameMissing])) { try await roster.add(name) }
    #expect(try roster.names() == [])
    #expect(database.context.undoName == nil)
  }

  @Test func `wants a number once in a subject`() async throws {
    try await roster.add("Ana", "7")
    await #expect(throws: StudentProblems([.numberTaken(by: "Ana", in: "Math")])) {
      try await roster.add("Ben", "7", "MATH")
    }
    try await roster.add("Ben", "007")
    try await roster.add("Ana", "7", "Art")
    try await roster.add("Cleo", "")
    try await roster.add("Dan", "")
    #expect(try roster.names() == ["Ana", "Ana", "Ben", "Cleo", "Dan"])
  }

  @Test func `keeps the spelling of a subject (public case 22)`() async throws {
    try await roster.add("Ana", "1", "Math 1a")
    try await roster.add("Ben", "2", "ＭＡＴＨ  1A")
    #expect(try roster.sections(.subject) == ["Math 1a"])
  }

  @Test func `makes one section of composed and decomposed subjects (public case 30)`() async throws
  {
    try await roster.add("Ana", "1", "F\u{fc}nf")
    try await roster.add("Ben", "2", "Fu\u{308}nf")
    #expect(try database.subjects() == ["F\u{fc}nf"])
  }

  @Test func `groups by subject, by letter and not at all`() async throws {
    try await roster.add("张三", "1", "数学")
    try await roster.add("Adam Zorn", "2", "Art")
    try await roster.add("42", "3", "")
    #expect(try roster.sections(.subject) == ["Art", "数学", ""])
    #expect(try roster.sections(.initial) == ["A", "Z", "#"])
    #expect(try roster.sections(.initial, sortedBy: .familyName) == ["Z", "#"])
    #expect(try roster.sections(.none).count == 1)
    #expect(try roster.names(sortedBy: .number) == ["张三", "Adam Zorn", "42"])
  }

  @Test func `updates a student and what orders and finds it`() async throws {
    let id = try await roster.add("Ana", "1")
    try await roster.add("Ben", "2")
    var draft = try draft(id)
    draft.name = "Zoe"
    try await database.update(id, with: draft, undoName: "Edit")
    #expect(try roster.names() == ["Ben", "Zoe"])
    #expect(try roster.names(matching: "zo") == ["Zoe"])
    _ = try await database.undo()
    #expect(try roster.names() == ["Ana", "Ben"])
    #expect(try roster.names(matching: "zo") == [])
  }

  @Test func `lets a student keep the number that is its own`() async throws {
    let id = try await roster.add("Ana", "1")
    var draft = try draft(id)
    draft.note = "x"
    try await database.update(id, with: draft, undoName: "Edit")
    #expect(try roster.student(id)?.note == "x")
    try await database.update(id, with: draft, undoName: "Edit again")
    #expect(database.context.undoName == "Edit")
  }

  @Test func `changes the records that are named, and no others`() async throws {
    let math = try await roster.add("Ana", "1", "Math")
    let art = try await roster.add("Ana", "1", "Art")
    let other = try await roster.add("Ben", "1", "Music")
    var draft = try draft(math)
    (draft.name, draft.number, draft.note) = ("Anna", "01", "x")
    let named = try [#require(try roster.student(art))]
    try await database.update(math, with: draft, alongWith: named, undoName: "Edit")
    #expect(try roster.student(art)?.name == "Anna")
    #expect(try roster.student(art)?.note == "x")
    #expect(try roster.student(art)?.number == "1")
    #expect(try roster.student(other)?.name == "Ben")
    #expect(try roster.names(matching: "anna 1") == ["Anna"])
    (draft.name, draft.number) = ("Hanna", "1")
    try await database.update(art, with: draft, undoName: "Edit")
    #expect(try roster.student(math)?.name == "Anna")
  }

  @Test func `leaves elsewhere what was not changed here`() async throws {
    let math = try await roster.add("Ana", "1", "Math")
    let art = try await roster.add("Ana", "1", "Art")
    var artDraft = try draft(art)
    artDraft.note = "sits in front"
    try await database.update(art, with: artDraft, undoName: "Note")
    var draft = try draft(math)
    draft.name = "Anna"
    let others = try database.otherRecords(of: #require(try roster.student(math)))
    try await database.update(math, with: draft, alongWith: others.ofSameName, undoName: "Edit")
    #expect(try roster.student(art)?.name == "Anna")
    #expect(try roster.student(art)?.note == "sits in front")
  }

  @Test func `renames another pupil only as one that was seen under that name`() async throws {
    let math = try await roster.add("Ana", "1", "Math")
    let art = try await roster.add("Ben", "1", "Art")
    let seen = try database.otherRecords(of: #require(try roster.student(math))).ofOtherNames
    #expect(seen.map(\.id) == [art])
    var artDraft = try draft(art)
    artDraft.name = "Benno"
    try await database.update(art, with: artDraft, undoName: "Edit")
    let draft = try draft(math)
    try await database.update(math, with: draft, alongWith: seen, undoName: "Edit")
    #expect(try roster.student(art)?.name == "Benno")
    let again = try database.otherRecords(of: #require(try roster.student(math))).ofOtherNames
    try await database.update(math, with: draft, alongWith: again, undoName: "Edit")
    #expect(try roster.student(art)?.name == "Ana")
    #expect(try roster.names(matching: "ben") == [])
  }

  @Test func `takes a person back in all subjects at once`() async throws {
    let math = try await roster.add("Ana", "1", "Math")
    let art = try await roster.add("Ana", "1", "Art")
    var draft = try draft(math)
    (draft.name, draft.reading, draft.note) = ("张三", "Zhang", "x")
    let named = try [#require(try roster.student(art))]
    try await database.update(math, with: draft, alongWith: named, undoName: "Edit")
    #expect(try roster.student(art)?.reading == "Zhang")
    _ = try await database.undo()
    for id in [math, art] {
      let student = try #require(try roster.student(id))
      #expect(student.name == "Ana")
      #expect(student.reading == nil)
      #expect(student.note == "")
    }
  }

  @Test func `deletes students and brings them back`() async throws {
    let ana = try await roster.add("Ana", "1")
    try await roster.add("Ben", "2")
    try await database.delete([ana], undoName: "Delete 1 Student")
    #expect(try roster.names() == ["Ben"])
    let group = try await database.undo()
    #expect(group?.name == "Delete 1 Student")
    #expect(group?.rows.map(\.id) == [ana])
    #expect(try roster.names() == ["Ana", "Ben"])
    _ = try await database.redo()
    #expect(try roster.names() == ["Ben"])
  }
}
