// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `An import plan` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  func plan(
    _ text: String, subject: String = "Math", leavingOut leftOut: Set<Int> = []
  ) async throws -> ImportPlan {
    try await roster.plan(
      try await ClassListReader.table(Array(text.utf8)), intoSubject: subject,
      leavingOut: leftOut)
  }

  func load(_ text: String) async throws {
    try await roster.importTable(
      try await ClassListReader.table(Array(text.utf8)), intoSubject: "Math", undoName: "Import")
  }

  var lines: [String] { get throws { try roster.lines } }

  @Test func `says for each row what becomes of it, and changes nothing`() async throws {
    try await load("Name,No,Notes\nAna,1,\nBen,2,\nCleo,3,\n")
    let before = try lines
    let plan = try await plan("Name,No,Notes\nAna,1,\nBenno,2,tall\n\n,4,\nDan,5,\n")
    #expect(plan.count == 4)
    #expect((0..<4).map { plan[$0].number } == [2, 3, 5, 6])
    #expect(plan[0].outcome == .unchanged)
    #expect(plan[1].outcome.changedFields == [.name, .note])
    guard case .changed(let old, let new) = plan[1].outcome else {
      Issue.record("it is changed")
      return
    }
    #expect((old.name, new.name) == ("Ben", "Benno"))
    #expect((old.note, new.note) == ("", "tall"))
    #expect(plan[1].student == new)
    #expect(plan[2].outcome == .problem(.student(.nameMissing)))
    #expect(plan[2].student.number == "4")
    #expect(plan[3].outcome == .new(hasNamesake: false))
    #expect(plan[3].student.subject == "Math")
    #expect(
      plan.summary
        == ImportSummary(
          addedCount: 1, changedCount: 1, unchangedCount: 1,
          problems: [ImportProblem(row: 5, reason: .student(.nameMissing))]))
    #expect(try lines == before)
  }

  @Test func `is carried out without the rows that are left out`() async throws {
    try await load("Name,No\nAna,1\nBen,2\n")
    var plan = try await plan("Name,No\nAnna,1\nBenno,2\nCleo,3\nDan,4\n")
    plan.leftOut = [2, 4]
    #expect((0..<4).map { plan[$0].isLeftOut } == [true, false, true, false])
    #expect(plan.summary.addedCount == 1)
    #expect(plan.summary.changedCount == 1)
    #expect(try await roster.carryOut(plan, undoName: "Import").summary == plan.summary)
    #expect(try lines == ["1 Ana, Math", "2 Benno, Math", "4 Dan, Math"])
    _ = try await roster.undo()
    #expect(try lines == ["1 Ana, Math", "2 Ben, Math"])
  }

  @Test func `takes one of several rows of a number once the others are left out (public case 15)`()
    async throws
  {
    try await load("Name,No\nAna,7\n")
    let list = "Name,No\nAna,7\nAnn,7\nAnka,7\nBen,8\n"
    var plan = try await plan(list)
    #expect((0..<4).map(plan.rowsRepeating) == [[3, 4], [2, 4], [2, 3], []])
    plan = try await self.plan(list, leavingOut: [2])
    #expect((0..<4).map { plan[$0].outcome.isRepeated } == [true, true, true, false])
    #expect(plan.summary.problems.map(\.row) == [3, 4])
    plan = try await self.plan(list, leavingOut: [2, 4])
    #expect((0..<4).map { plan[$0].outcome.isRepeated } == [true, false, true, false])
    #expect((0..<4).map(plan.isLeftOutAsRepeated) == [true, false, true, false])
    plan.leftOut.insert(5)
    #expect((0..<4).map(plan.isLeftOutAsRepeated) == [true, false, true, false])
    plan.leftOut.remove(5)
    #expect(plan.summary.problems == [])
    let summary = try await roster.carryOut(plan, undoName: "Import").summary
    #expect(summary == plan.summary)
    #expect((summary?.addedCount, summary?.changedCount) == (1, 1))
    #expect(try lines == ["7 Ann, Math", "8 Ben, Math"])
  }

  @Test func `with all rows left out makes no step of undo`() async throws {
    var plan = try await plan("Name,No\nAna,1\n")
    plan.leftOut = [2]
    #expect(try await roster.carryOut(plan, undoName: "Import").summary?.addedCount == 0)
    #expect(roster.context.undoName == nil)
  }

  @Test func `hints at the same name under another number (public case 17)`() async throws {
    try await load("姓名,学号\n王芳,1\n张三,2\n")
    let plan = try await plan("姓名,学号\n王芳,3\n李四,4\n李四,5\n张三,2\n赵一,6\n")
    let hints = (0..<plan.count).map { plan[$0].outcome == .new(hasNamesake: true) }
    #expect(hints == [true, true, true, false, false])
    #expect(plan.summary.addedCount == 4)
  }

  @Test(arguments: ["Ana,ANA", "Åsa,åsa", "Kim,\u{212a}im"])
  func `hints at the same name in capital letters`(_ names: String) async throws {
    let pair = names.split(separator: ",")
    let plan = try await plan("Name,No\n\(pair[0]),7\n\(pair[1]),8\n")
    #expect(plan[1].outcome == .new(hasNamesake: true))
  }

  @Test func `hints at nobody in another subject`() async throws {
    try await load("Name,No,Class\nAna,1,Art\n")
    #expect(try await plan("Name,No,Class\nAna,2,Bio\n")[0].outcome == .new(hasNamesake: false))
  }

  @Test func `spells a subject as the roster does (public case 22)`() async throws {
    try await load("Name,No,Class\nAna,1,Math 1a\n")
    let plan = try await plan("Name,No,Class\nBen,2,MATH 1A\nCleo,3,new b\nDan,4,NEW B\n")
    #expect((0..<3).map { plan[$0].student.subject } == ["Math 1a", "new b", "new b"])
  }

  @Test func `matches a composed name with a decomposed one (public case 30)`() async throws {
    try await load("Name\nM\u{fc}ller\n")
    #expect(try await plan("Name\nMu\u{308}ller\n")[0].outcome == .unchanged)
  }

  @Test func `for another class leaves a student where he is (public case 47)`() async throws {
    try await load("Name,No,Class\nAna,1,Math\n")
    let plan = try await plan("Name,No,Class\nAna,1,Art\n")
    #expect(plan[0].outcome == .new(hasNamesake: false))
    _ = try await roster.carryOut(plan, undoName: "Import")
    #expect(try Set(lines) == ["1 Ana, Art", "1 Ana, Math"])
  }

  @Test func `says of a row with too many cells what it holds`() async throws {
    let plan = try await plan("Name,No\nLi, Ben,2\n")
    #expect(plan[0].outcome == .problem(.tooManyCells(expected: 2, found: 3)))
    #expect(plan[0].student.name == "Li")
  }
}

@MainActor
@Suite struct `An import plan that is older than the roster` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  func plan(_ text: String) async throws -> ImportPlan {
    try await roster.plan(try await ClassListReader.table(Array(text.utf8)), intoSubject: "Math")
  }

  func add(_ name: String, _ number: String, _ subject: String = "Math") async throws -> RowID {
    var draft = StudentDraft()
    (draft.name, draft.number, draft.subject) = (name, number, subject)
    return try await roster.add(draft, undoName: "Add")
  }

  @Test func `is not carried out, and comes back as it would be now`() async throws {
    var plan = try await plan("Name,No\nAna,1\nBen,2\n")
    plan.leftOut = [3]
    _ = try await add("Anna", "1")
    let result = try await roster.carryOut(plan, undoName: "Import")
    guard case .outdated(let other) = result else {
      Issue.record("it was carried out")
      return
    }
    #expect(try roster.lines == ["1 Anna, Math"])
    #expect(roster.context.undoName == "Add")
    #expect(other[0].outcome.changedFields == [.name])
    #expect(other.leftOut == [3])
    #expect(try await roster.carryOut(other, undoName: "Import").summary?.changedCount == 1)
    #expect(try roster.lines == ["1 Ana, Math"])
  }

  @Test func `is carried out where nothing in it differs`() async throws {
    let plan = try await plan("Name,No\nAna,1\n")
    _ = try await add("Ben", "2")
    _ = try await add("Ana", "1", "Art")
    #expect(try await roster.carryOut(plan, undoName: "Import").summary?.addedCount == 1)
    #expect(try roster.lines == ["1 Ana, Art", "1 Ana, Math", "2 Ben, Math"])
  }

  @Test func `is another one when a subject is spelled otherwise by now`() async throws {
    let plan = try await plan("Name,No\nAna,1\n")
    _ = try await add("Ben", "2", "MATH")
    guard case .outdated(let other) = try await roster.carryOut(plan, undoName: "Import") else {
      Issue.record("it was carried out")
      return
    }
    #expect(other[0].student.subject == "MATH")
  }

  @Test func `is another one when a student in it is gone`() async throws {
    let id = try await add("Ana", "1")
    let plan = try await plan("Name,No\nAnna,1\n")
    try await roster.delete([id], undoName: "Delete")
    guard case .outdated(let other) = try await roster.carryOut(plan, undoName: "Import") else {
      Issue.record("it was carried out")
      return
    }
    #expect(other[0].outcome == .new(hasNamesake: false))
  }
}

extension ImportResult {
  /// What was done; nil when nothing was.
  var summary: ImportSummary? { if case .done(let summary) = self { summary } else { nil } }
}

extension RosterDatabase {
  /// Number, name and subject of all students, by number, then by subject.
  var lines: [String] {
    get throws {
      try context.fetch(request(sortedBy: .number))
        .map { "\($0.number) \($0.name), \($0.subject)" }.sorted()
    }
  }
}
