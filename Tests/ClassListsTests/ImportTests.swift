// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `An import` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  @discardableResult
  func load(_ text: String, subject: String = "Math") async throws -> ImportSummary {
    let table = try await ClassListReader.table(Array(text.utf8))
    return try await roster.importTable(table, intoSubject: subject, undoName: "Import")
  }

  /// Number, name and subject of all students, by number.
  var students: [String] {
    get throws {
      try roster.context.fetch(roster.request(sortedBy: .number)).map {
        "\($0.number) \($0.name), \($0.subject)"
      }
    }
  }

  @Test func `adds what is new, as one step of undo`() async throws {
    let summary = try await load("Name,No\nBen,2\nAna,1\n")
    #expect(summary.addedCount == 2)
    #expect(try students == ["1 Ana, Math", "2 Ben, Math"])
    _ = try await roster.undo()
    #expect(try students == [])
    _ = try await roster.redo()
    #expect(try students == ["1 Ana, Math", "2 Ben, Math"])
  }

  @Test(arguments: [
    "No,Name\n1,Ana\n2,Ben\n", "Name\nAna\nBen\nAna\n", "No,Name,Class\n1,Ana,Art\n1,Ana,Math\n",
  ])
  func `of the same file again changes nothing (public case 16)`(_ text: String) async throws {
    let count = try await load(text).addedCount
    let before = try students
    let again = try await load(text)
    #expect(again.addedCount == 0)
    #expect(again.changedCount == 0)
    #expect(again.unchangedCount == count)
    #expect(try students == before)
  }

  @Test func `flags both rows of the same number, and takes neither (public case 15)`() async throws
  {
    let summary = try await load("No,Name\n7,Ana\n8,Ben\n7,Ann\n")
    #expect(
      summary.problems == [
        ImportProblem(row: 2, reason: .numberRepeated("7", rows: [4])),
        ImportProblem(row: 4, reason: .numberRepeated("7", rows: [2])),
      ])
    #expect(try students == ["8 Ben, Math"])
  }

  @Test func `takes a name with another number for another person (public case 17)`() async throws {
    #expect(try await load("姓名,学号\n王芳,1\n王芳,2\n").addedCount == 2)
    #expect(try students == ["1 王芳, Math", "2 王芳, Math"])
  }

  @Test func `takes good rows although others are bad or known (public case 18)`() async throws {
    try await load("Name,No\nAna,1\n")
    let summary = try await load("Name,No\nAna,1\nBen,2\n,5\nCleo,3\nDan,4\n")
    #expect(summary.addedCount == 3)
    #expect(summary.unchangedCount == 1)
    #expect(summary.problems == [ImportProblem(row: 4, reason: .student(.nameMissing))])
  }

  @Test func `takes no row that has more cells than there are titles (public case 18)`()
    async throws
  {
    let summary = try await load("Name,No\n,1\nLi, Ben,2\nCleo,3,\nDan,4\n")
    #expect(try students == ["3 Cleo, Math", "4 Dan, Math"])
    #expect(
      summary.problems == [
        ImportProblem(row: 2, reason: .student(.nameMissing)),
        ImportProblem(row: 3, reason: .tooManyCells(expected: 2, found: 3)),
      ])
  }

  @Test func `matches a number with spaces around it (public case 19)`() async throws {
    try await load("Name,No\nAna Li,12\n")
    #expect(try await load("name,no\n\"Ana Li \", \" 12 \"\n").unchangedCount == 1)
  }

  @Test func `keeps the spelling that a subject has (public case 22)`() async throws {
    try await load("Name,No,Class\nAna,1,Math 1a\n")
    try await load("Name,No,Class\nBen,2,MATH 1A\nCleo,3,Ｍath  1a\nDan,4,Math1a\n")
    #expect(try roster.subjects() == ["Math 1a"])
    #expect(try students.count == 4)
  }

  @Test func `matches composed and decomposed names`() async throws {
    try await load("Name\nM\u{fc}ller\n")
    #expect(try await load("Name\nMu\u{308}ller\n").unchangedCount == 1)
  }

  @Test func `into one class leaves the others alone`() async throws {
    try await load("Name,No,Class\nAna,1,Math\n")
    try await load("Name,No,Class\nAna,1,Art\n")
    #expect(try Set(students) == ["1 Ana, Art", "1 Ana, Math"])
  }

  @Test func `changes what the file says otherwise, and takes nothing away`() async throws {
    try await load("Name,No,Pinyin,Notes\n单一,1,Dan Yi,front row\n")
    let summary = try await load("Name,No,Notes\n单二,1,\n")
    #expect(summary.changedCount == 1)
    let student = try #require(try roster.context.fetch(roster.request(sortedBy: .name)).first)
    #expect(student.name == "单二")
    #expect(student.note == "front row")
    #expect(student.reading == "Dan Yi")
    // The order follows the reading that was kept.
    let results = roster.results(groupedBy: .initial, sortedBy: .name)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["D"])
    _ = try await roster.undo()
    #expect(try students == ["1 单一, Math"])
  }

  @Test func `keeps leading zeros, also after a restart (public case 12)`() async throws {
    try await load("No,Name\n0123,Test\n\"0456\",Sample\n")
    await roster.close()
    let again = try await RosterDatabase.open(folder.file("roster.db"))
    let numbers = try again.context.fetch(again.request(sortedBy: .number)).map(\.number)
    #expect(numbers == ["0123", "0456"])
  }

  @Test func `keeps apostrophes`() async throws {
    try await load("Name\nChris O’Nell\nMary O'Hara\n")
    for search in ["o'h", "oh", "o’n"] {
      let hits = try roster.context.fetch(roster.request(sortedBy: .name, matching: search))
      #expect(hits.count == 1, "\(search)")
    }
  }

  @Test func `that is cancelled changes nothing`() async throws {
    let text = "Name,No\n" + (1...5_000).map { "Student \($0),\($0)\n" }.joined()
    let table = try await ClassListReader.table(Array(text.utf8))
    for end in [0.1, 0.7] {
      let cancel = CancelSwitch()
      let task = Task { [roster] in
        try await roster.importTable(table, undoName: "Import") { done in
          if done > end { cancel.press() }
        }
      }
      // The task waits for the main actor, so it has not begun.
      cancel.meaning(task)
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try students == [])
      #expect(roster.context.undoName == nil)
    }
  }

  @Test func `says how far it is`() async throws {
    let text = "Name,No\n" + (1...2_000).map { "Student \($0),\($0)\n" }.joined()
    let table = try await ClassListReader.table(Array(text.utf8))
    let (steps, continuation) = AsyncStream.makeStream(of: Double.self)
    try await roster.importTable(table, undoName: "Import") { continuation.yield($0) }
    continuation.finish()
    var all: [Double] = []
    for await step in steps { all.append(step) }
    #expect(all.count == 8)
    #expect(all == all.sorted())
    #expect(all.allSatisfy { (0...1).contains($0) })
  }
}
