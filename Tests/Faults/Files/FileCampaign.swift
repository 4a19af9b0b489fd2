// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import Mutations
import SQLite
import TestFiles

import RosterModel

/// Opens files that are damaged, or something else, and looks what is said and done.
struct FileCampaign {
  private var tally = Tally()
  private var random: Mutator
  private var bytes: [UInt8] = []
  private var students: [Student] = []

  init(seed: UInt64) { random = Mutator(seed: seed) }

  mutating func run(files: Int) async throws {
    try await makeRoster()
    for number in 0..<files {
      let kind = DamagedFile.allCases[number % DamagedFile.allCases.count]
      guard !kind.needsOtherUser || getuid() == 0 else { continue }
      let folder = TemporaryFolder()
      try kind.make(of: bytes, in: folder, &random)
      tally.add("files")
      do {
        try await look(kind, in: folder)
      } catch {
        tally.lose("file \(number), \(kind): \(error)")
      }
    }
    tally.conclude("files")
  }

  private struct Loss: Error { let what: String }

  private mutating func makeRoster() async throws {
    let folder = TemporaryFolder()
    let person = try await Person(at: folder.file("roster.db"))
    for place in 0..<40 {
      try await person.perform(.add(UserAction.newStudent(&random, "\(place)")))
    }
    try await person.perform(.delete([3, 4]))
    try await person.perform(.reopen)
    students = try await person.students()
    await person.close()
    bytes = folder.bytes(of: "roster.db")
  }

  private mutating func look(_ kind: DamagedFile, in folder: TemporaryFolder) async throws {
    let before = Contents(of: folder)
    let path = folder.file("roster.db")
    let answer: RosterOpenError?
    if kind.needsOtherUser {
      let child = ChildProcess(["open", path, "65534"])
      let isAsExpected = child.wait() == 0
      guard isAsExpected, child.lines == [kind.answer.map { "\($0)" } ?? ""] else {
        throw Loss(what: "another user is told \(child.lines)")
      }
      answer = kind.answer
    } else {
      answer = try await lookInside(kind, path)
    }
    if let wanted = kind.answer, answer != wanted {
      throw Loss(what: "it says \(answer.map { "\($0)" } ?? "nothing")")
    }
    guard answer != nil else { return tally.add("opened") }
    tally.add("refused")
    guard Contents(of: folder) == before else { throw Loss(what: "files changed: \(folder.files)") }
    if answer == .damaged { try await repair(path, in: folder) }
  }

  /// Has what can be read take the place of a damaged file, which is kept.
  private mutating func repair(_ path: String, in folder: TemporaryFolder) async throws {
    let before = Contents(of: folder)
    guard let rescue = try? await RosterDatabase.repairDamaged(path) else {
      guard Contents(of: folder) == before else { throw Loss(what: "a failed repair left traces") }
      return tally.add("beyond repair")
    }
    tally.add("repaired")
    let kept = TemporaryFolder.bytes(ofFile: rescue.keptPath)
    guard before.holds(kept) else { throw Loss(what: "the damaged file is not kept") }
    let person = try await Person(at: path)
    let found = try await person.students()
    let check = try await person.roster.check(mending: false)
    await person.close()
    guard check.findings.isEmpty, found.count == rescue.studentCount, found.count <= students.count
    else { throw Loss(what: "the repaired one is wrong: \(check.findings)") }
  }

  /// Opens it as the program does; what opens has all students, or the check says why not.
  ///
  /// - Returns: Why it was not opened.
  private func lookInside(_ kind: DamagedFile, _ path: String) async throws -> RosterOpenError? {
    let person: Person
    do throws(RosterOpenError) {
      person = try await Person(at: path)
    } catch {
      if kind.isWhole || kind.isNothing { throw Loss(what: "it is not opened: \(error)") }
      return error
    }
    let found = try? await person.students()
    let check = try? await person.roster.check(mending: false)
    await person.close()
    if found == (kind.isNothing ? [] : students) { return nil }
    guard !kind.isWhole, check?.findings.isEmpty != true else {
      throw Loss(what: "it opens with \(found?.count ?? -1) other students")
    }
    return nil
  }

  /// Opens a roster as another user would, and says what came of it.
  static func open(_ path: String, as user: uid_t) async {
    precondition(setuid(user) == 0)
    do throws(RosterOpenError) {
      await (try Person(at: path)).close()
      report("nothing")
    } catch {
      report("\(error)")
    }
  }
}
