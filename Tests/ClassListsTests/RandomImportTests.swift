// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import ClassLists

/// The same choices for the same seed.
private struct Choices: RandomNumberGenerator {
  private var source: RandomSource

  init(seed: Int) { source = RandomSource(seed: seed) }

  mutating func next() -> UInt64 { source.next() }

  mutating func one(of texts: [String]) -> String { texts.randomElement(using: &self) ?? "" }

  /// A student among few, so that rows meet each other and the roster.
  mutating func draft() -> StudentDraft {
    var draft = StudentDraft()
    draft.name = one(of: ["Ana", "Ben", "王芳", "Müller", "Mu\u{308}ller", "", " Cleo  Li "])
    draft.number = one(of: ["", "", "1", "2", "3", "01", " 4 ", "5", "6", "7", "8"])
    draft.subject = one(of: ["Math", "MATH", "Art", "", "艺术"])
    draft.reading = one(of: ["", "", "Wang"])
    draft.note = one(of: ["", "tall", "x"])
    return draft
  }
}

/// What a preview shows is what is written, whoever changes the roster meanwhile.
@MainActor
@Suite struct `A random import` {
  @Test(arguments: 0..<60)
  func `does exactly what its plan says`(seed: Int) async throws {
    let folder = TemporaryFolder()
    let roster = try await RosterDatabase.open(folder.file("roster.db"))
    var choices = Choices(seed: seed)
    for _ in 0..<6 { try await change(roster, &choices) }
    var table = ClassTable(rows: [], fields: [.name, .number, .subject], ignoredTitles: [])
    for row in 0..<Int.random(in: 1...14, using: &choices) {
      table.rows.append(ClassTable.Row(number: row + 2, draft: choices.draft()))
    }
    let leftOut = Set((2..<16).filter { _ in Int.random(in: 0..<4, using: &choices) == 0 })
    let plan = try await roster.plan(table, intoSubject: "Math", leavingOut: leftOut)
    for _ in 0..<Int.random(in: 0...2, using: &choices) { try await change(roster, &choices) }
    try await expectExact(plan, roster)
    await roster.close()
  }

  /// Carries a plan out, or the one that it has become, and compares the roster.
  private func expectExact(_ plan: ImportPlan, _ roster: RosterDatabase) async throws {
    let before = try students(roster)
    let name = roster.context.undoName
    switch try await roster.carryOut(plan, undoName: "Import") {
    case .done(let summary):
      #expect(summary == plan.summary)
      #expect(lines(try students(roster)) == lines(expected(plan, before)))
      guard summary.addedCount + summary.changedCount > 0 else { return }
      _ = try await roster.undo()
      #expect(try students(roster) == before)
    case .outdated(let other):
      #expect(try students(roster) == before)
      #expect(roster.context.undoName == name)
      #expect(other.leftOut == plan.leftOut)
      #expect(other.findings != plan.findings)
      try await expectExact(other, roster)
    }
  }

  /// The roster as the rows of a plan say that it will be.
  private func expected(_ plan: ImportPlan, _ before: [Student]) -> [Student] {
    var students = before
    for row in (0..<plan.count).map({ plan[$0] }) where !row.isLeftOut {
      switch row.outcome {
      case .new: students.append(row.student)
      case .changed(let old, let new):
        #expect(before.contains(old))
        students = students.map { $0.id == old.id ? new : $0 }
      case .unchanged, .problem: break
      }
    }
    return students
  }

  private func students(_ roster: RosterDatabase) throws -> [Student] {
    try roster.context.fetch(FetchRequest(sortDescriptors: [])).sorted { $0.id < $1.id }
  }

  /// Each student as one text, in an order that does not depend on ids.
  private func lines(_ students: [Student]) -> [String] {
    students.map {
      [$0.name, $0.number, $0.subject, $0.reading ?? "", $0.note].joined(separator: "|")
    }.sorted()
  }

  private func change(_ roster: RosterDatabase, _ choices: inout Choices) async throws {
    let ids = try students(roster).map(\.id)
    if let id = ids.randomElement(using: &choices), Bool.random(using: &choices) {
      if Bool.random(using: &choices) { return try await roster.delete([id], undoName: "Delete") }
      // What cannot be kept changes nothing.
      try? await roster.update(id, with: choices.draft(), undoName: "Edit")
    } else {
      _ = try? await roster.add(choices.draft(), undoName: "Add")
    }
  }
}
