// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TestFiles
import Testing

@testable import Roster

@MainActor
@Suite struct `The words of an import plan` {
  let folder = TemporaryFolder()
  let roster: RosterDatabase

  init() async throws { roster = try await RosterDatabase.open(folder.file("roster.db")) }

  /// The plan of a list, after another list was imported.
  private func plan(_ text: String, after first: String) async throws -> ImportPlan {
    _ = try await roster.carryOut(try await plan(first), undoName: "Import")
    return try await plan(text)
  }

  private func plan(_ text: String, leavingOut leftOut: Set<Int> = []) async throws -> ImportPlan {
    let answers = ReadingAnswers(language: "en")
    return try await roster.plan(
      try await ClassListReader.read(Array(text.utf8), answers).table, intoSubject: "Art",
      leavingOut: leftOut)
  }

  @Test func `say in a sentence what will happen`() async throws {
    var plan = try await plan(
      "Name,No\nAna,1\nBenno,2\nCem,3\nDan,4\n,5\n", after: "Name,No\nAna,1\nBen,2\n")
    #expect(plan.sentence == "2 new, 1 changed, 1 unchanged, 1 problem")
    plan.leftOut = [3, 4]
    #expect(plan.sentence == "1 new, 1 unchanged, 2 left out, 1 problem")
    #expect(plan.reasonForNothing == nil)
    plan.leftOut = [3, 4, 5]
    #expect(plan.reasonForNothing == "Every row is left out.")
  }

  @Test func `say why there is nothing to import`() async throws {
    let again = try await plan("Name,No\nAna,1\n", after: "Name,No\nAna,1\n")
    #expect(again.reasonForNothing == "There is nothing new in it.")
    #expect(try await plan("Name,No\n,1\n").reasonForNothing == "No row can be imported.")
    #expect(try await plan("Name,No\n").reasonForNothing == "There are no students in it.")
  }

  @Test func `say which row of a number is taken, and which is left out`() async throws {
    let plan = try await plan("Name,No\nCem,9\nCeyda,9\n", leavingOut: [3])
    #expect(plan.sentence == "1 new, 1 left out")
    #expect(
      (0..<plan.count).map { plan[$0].label } == [
        "Row 2, Cem, number 9, Art, New",
        "Row 3, Ceyda, number 9, Art, Left out, row 2 has the same number, 9, in the same subject",
      ])
  }

  @Test func `say of each row who it is and what becomes of it`() async throws {
    let list = "Name,No,Notes\nAnna,1,tall\nBen,7,\nBen,8,\nCem,9,\nCeyda,9,\n"
    let plan = try await plan(list, after: "Name,No\nAna,1\nBen,2\n")
    let labels = (0..<plan.count).map { plan[$0].label }
    #expect(
      labels == [
        "Row 2, Anna, number 1, Art, Changed, Name: Ana → Anna; Note: tall",
        "Row 3, Ben, number 7, Art, New, someone else in Art has this name",
        "Row 4, Ben, number 8, Art, New, someone else in Art has this name",
        "Row 5, Cem, number 9, Art, Problem, row 6 has the same number, 9, in the same subject",
        "Row 6, Ceyda, number 9, Art, Problem, row 5 has the same number, 9, in the same subject",
      ])
    #expect(plan[1].details == "Row 3 · someone else in Art has this name")
  }
}
