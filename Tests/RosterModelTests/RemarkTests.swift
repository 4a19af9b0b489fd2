// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import RosterModel

@MainActor
@Suite struct `What is said of a student who is being typed` {
  let roster: TemporaryRoster
  var database: RosterDatabase { roster.database }

  init() async throws { roster = try await TemporaryRoster() }

  func remarks(
    _ name: String, _ number: String, _ subject: String = "Math", except id: RowID? = nil
  ) async throws -> StudentRemarks {
    var draft = StudentDraft()
    (draft.name, draft.number, draft.subject) = (name, number, subject)
    return try await database.remarks(on: draft, except: id)
  }

  @Test func `tells that a number is taken, by whom`() async throws {
    let ana = try await roster.add("Ana", "7")
    let taken = StudentProblem.numberTaken(by: "Ana", in: "Math")
    #expect(try await remarks("", " 7 ", "math").numberTaken == taken)
    #expect(try await remarks("Ben", "7", "Art").numberTaken == nil)
    #expect(try await remarks("Ben", "07").numberTaken == nil)
    #expect(try await remarks("Ana", "7", except: ana).numberTaken == nil)
  }

  @Test func `takes no number for none that is taken`() async throws {
    try await roster.add("Ana", "")
    #expect(try await remarks("Ben", "").numberTaken == nil)
  }

  @Test func `names those of the same name in the subject, which case does not change`()
    async throws
  {
    let first = try await roster.add("王芳", "1")
    try await roster.add("王芳", "2")
    try await roster.add("王芳", "3", "Art")
    try await roster.add("王芳芳", "4")
    try await roster.add("Ana  Li", "5")
    #expect(try await remarks("王芳", "9").namesakes.map(\.number) == ["1", "2"])
    #expect(try await remarks("王芳", "1", except: first).namesakes.map(\.number) == ["2"])
    #expect(try await remarks("ANA LI", "").namesakes.map(\.number) == ["5"])
    #expect(try await remarks("Ana", "").namesakes == [])
    #expect(try await remarks("", "").namesakes == [])
    #expect(try await remarks("…", "").namesakes == [])
  }

  @Test func `says of one with the same number only that the number is taken`() async throws {
    try await roster.add("Ana", "7")
    let said = try await remarks("Ana", "7")
    #expect(said.numberTaken != nil)
    #expect(said.namesakes == [])
  }

  @Test func `tells records of a number by whether the name is another`() async throws {
    let math = try await roster.add("Ana", "1", "Math")
    try await roster.add("Ana", "1", "Music")
    try await roster.add("ANA", "1", "Art")
    try await roster.add("Ben", "1", "Biology")
    try await roster.add("Ana", "01", "Drama")
    try await roster.add("Ana", "2", "Chemistry")
    let ana = try #require(try roster.student(math))
    let others = try database.otherRecords(of: ana)
    #expect(others.ofSameName.map(\.subject) == ["Art", "Music"])
    #expect(others.ofOtherNames.map(\.name) == ["Ben"])
    let cleo = try await roster.add("Cleo", "", "Math")
    try await roster.add("Cleo", "", "Art")
    let none = try database.otherRecords(of: try #require(try roster.student(cleo)))
    #expect(none == OtherRecords())
  }
}
