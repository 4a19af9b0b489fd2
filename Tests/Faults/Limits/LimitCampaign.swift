// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import RosterModel
import SQLite
import TestFiles

/// Goes as far as a roster can go, and looks whether all is there and in order.
struct LimitCampaign {
  private var tally = Tally()

  /// How many students, and steps of undo, are many.
  private let many: Int

  init(many: Int) { self.many = many }

  mutating func run() async throws {
    Self.limitMemory()
    try await inWorld("subjects") { try await Self.manySubjects($0, 1_000) }
    try await inWorld("students in a subject") { [many] in try await Self.manyStudents($0, many) }
    try await inWorld("long notes") { try await Self.longNote($0) }
    try await inWorld("steps of undo") { [many] in try await Self.longHistory($0, many) }
    try await inWorld("languages of the system") { try await Self.languages($0) }
    try await inWorld("jumps of the clock") { try await ClockLimit.run($0) }
    tally.conclude("limits")
  }

  /// Has more memory than 256 MiB be refused; a crash would be a loss.
  ///
  /// A sanitizer needs more for itself.
  private static func limitMemory() {
    guard getenv("ASAN_OPTIONS") == nil, getenv("TSAN_OPTIONS") == nil else { return }
    var limit = rlimit(rlim_cur: 256 << 20, rlim_max: 256 << 20)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0)
  }

  private struct Loss: Error { let what: String }

  /// Does something to a new roster, which must be in order then and when it is opened again.
  private mutating func inWorld(
    _ name: String, _ body: (Person) async throws -> Int
  ) async throws {
    let folder = TemporaryFolder()
    do {
      let person = try await Person(at: folder.file("roster.db"), durability: .normal)
      let count = try await body(person)
      let students = try await person.students()
      await person.close()
      let again = try await Person(at: folder.file("roster.db"))
      guard try await again.students() == students else { throw Loss(what: "other students") }
      let check = try await again.roster.check(mending: false)
      guard check.findings.isEmpty else { throw Loss(what: "\(check.findings)") }
      await again.close()
      tally.add(name, count)
    } catch {
      tally.lose("\(name): \(error)")
    }
  }

  private static func expect(_ condition: Bool, _ what: String) throws {
    if !condition { throw Loss(what: what) }
  }

  private static func student(_ number: Int, _ subject: String) -> Student {
    var student = DiskScenario.student("\(number)")
    student.subject = subject
    return student
  }

  private static func manySubjects(_ person: Person, _ count: Int) async throws -> Int {
    try await person.perform(.importList((0..<2 * count).map { student($0, "S\($0 % count)") }))
    let results = person.roster.results(groupedBy: .subject, sortedBy: .number)
    try results.performFetch()
    try expect(results.sections?.count == count, "\(results.sections?.count ?? 0) sections")
    try await person.perform(.renameSubject("S7", "S8"))
    try await person.perform(.undo)
    return count
  }

  private static func manyStudents(_ person: Person, _ count: Int) async throws -> Int {
    try await person.perform(.importList((0..<count).map { student($0, "Math") }))
    try expect(try await person.students().count == count, "students are missing")
    try await person.perform(.delete(Array(1...RowID(count / 2))))
    try await person.perform(.undo)
    try expect(try await person.students().count == count, "undo brings not all back")
    return count
  }

  private static func longNote(_ person: Person) async throws -> Int {
    var long = student(1, "Math")
    long.note = String(repeating: "Zoë 张小明 ", count: 80_000)
    long.note = long.note.keptAsTyped
    try expect(long.note.utf8.count >= 1 << 20, "it is too short")
    try await person.perform(.add(long))
    long.id = 1
    try expect(try await person.students() == [long], "the note is another one")
    try await person.perform(.edit(student(1, "Math").with(id: 1)))
    try await person.perform(.undo)
    try expect(try await person.students() == [long], "undo brings another note back")
    return 1
  }

  private static func longHistory(_ person: Person, _ count: Int) async throws -> Int {
    try await person.perform(.add(student(1, "Math")))
    for step in 0..<count {
      try await person.roster.store.write("Step") {
        try $0.execute("UPDATE student SET note = ? WHERE id = 1", [.text("\(step)")])
      }
    }
    for _ in 0..<3 { try await person.perform(.undo) }
    try await person.perform(.redo)
    try expect(try await person.students().first?.note == "\(count - 3)", "another step was undone")
    try await person.roster.forgetHistory(keeping: 100)
    try await person.perform(.undo)
    try expect(try await person.students().first?.note == "\(count - 4)", "history forgot too much")
    return count
  }

  /// The order belongs to the file, so another language of the system changes nothing.
  private static func languages(_ person: Person) async throws -> Int {
    for number in 0..<20 { try await person.perform(.add(student(number, "Ökologie"))) }
    let languages = ["sv_SE.UTF-8", "zh_CN.UTF-8", "C", "tr_TR.UTF-8"]
    for language in languages {
      setenv("LC_ALL", language, 1)
      try await person.perform(.reopen)
      let check = try await person.roster.check(mending: false)
      try expect(check.findings.isEmpty, "\(language): \(check.findings)")
    }
    return languages.count
  }
}

extension Student {
  fileprivate func with(id: RowID) -> Student {
    var student = self
    student.id = id
    return student
  }
}
