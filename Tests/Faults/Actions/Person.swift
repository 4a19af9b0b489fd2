// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import FetchedResults
import RosterModel
import SQLite

/// Someone with a roster open, who does to it what the window would.
final class Person {
  let path: String
  private(set) var roster: RosterDatabase
  private var isClosed = false

  /// Opens the roster, and shows its list.
  init(at path: String, durability: Durability = .full) async throws(RosterOpenError) {
    self.path = path
    roster = try await RosterDatabase.open(path, durability: durability)
  }

  /// All students as they are shown once all that is stored is, by id.
  func students() async throws -> [Student] {
    await catchUp()
    return try roster.context.fetch(FetchRequest<Student>(sortDescriptors: []))
  }

  func close() async { await roster.close() }

  /// Does something; when it returns, the window would show it as done.
  func perform(_ action: UserAction) async throws {
    switch action {
    case .add(let student): _ = try await roster.add(StudentDraft(student), undoName: "Add")
    case .edit(let student):
      try await roster.update(student.id, with: StudentDraft(student), undoName: "Change")
    case .delete(let ids): try await roster.delete(ids, undoName: "Delete")
    case .move(let ids, let subject):
      try await roster.move(ids, toSubject: subject, undoName: "Move")
    case .renameSubject(let old, let new):
      try await roster.renameSubject(old, to: new, joining: true, undoName: "Rename")
    case .undo: _ = try await roster.undo()
    case .redo: _ = try await roster.redo()
    case .rename(let name): try await roster.rename(to: name)
    case .importList(let list): try await importList(list)
    case .restore: try await restore()
    case .startNewYear: removeCopy(try await roster.startNewYear(undoName: "New Year"))
    case .backUp: removeCopy(try await roster.backUp())
    case .setLanguage(let language): try await roster.setLanguage(OrderLanguage(language))
    case .reopen: try await reopen()
    case .check: _ = try await roster.check()
    }
  }

  /// Has the list shown, closes and opens; what cannot be opened can be opened later.
  private func reopen() async throws {
    try? roster.results(groupedBy: .subject, sortedBy: .number).performFetch()
    await roster.close()
    isClosed = true
    try await openAgain()
  }

  /// Opens the roster where that failed before.
  func openAgain() async throws {
    guard isClosed else { return }
    roster = try await RosterDatabase.open(path)
    isClosed = false
  }

  private func catchUp() async {
    roster.context.refresh()
    await withCheckedContinuation { done in roster.context.whenCaughtUp { done.resume() } }
  }

  private func importList(_ list: [Student]) async throws {
    let lines = list.map { "\($0.name),\($0.number),\"\($0.subject)\",\"\($0.note)\"\n" }
    let text = "Name,No,Subject,Notes\n" + lines.joined()
    let reading = try await ClassListReader.read(Array(text.utf8), ReadingAnswers(language: "en"))
    let plan = try await roster.plan(reading.table)
    guard case .done = try await roster.carryOut(plan, undoName: "Import") else {
      throw Surprise.outdatedPlan
    }
    try? await roster.keepSearchFast()
  }

  private func restore() async throws {
    let backup = try await roster.backUp()
    defer { removeCopy(backup) }
    let students = try await RosterDatabase.students(ofBackup: backup)
    removeCopy(try await roster.restore(Array(students.dropFirst()), undoName: "Restore"))
  }

  private func removeCopy(_ path: String) { DatabaseFile(path).remove() }
}

/// What no fault explains.
enum Surprise: Error { case outdatedPlan }
