// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Mutations
import RosterModel
import SQLite
import TestFiles

/// Kills the process of a person at work, again and again, and looks what is left.
struct KillCampaign {
  private var folder = TemporaryFolder()
  private var oracle = Oracle()
  private var random: Mutator
  private var tally = Tally()

  /// So many kills hit one file before another is begun.
  private static let killsOfFile = 25

  init(seed: UInt64) { random = Mutator(seed: seed) }

  /// Kills so many times, and says what came of it.
  mutating func run(kills: Int) async throws {
    for kill in 0..<kills {
      if kill % Self.killsOfFile == 0 { try await beginFile(version: kill / Self.killsOfFile) }
      try await killOnce(session: UInt64(random.next(below: 1 << 40)))
    }
    tally.conclude("kills")
  }

  private var path: String { folder.file("roster.db") }

  /// Makes a roster, every other one by an older version of the program.
  private mutating func beginFile(version: Int) async throws {
    folder = TemporaryFolder()
    oracle = Oracle()
    let newest = Schema.current.version
    let count = version % (2 * newest)
    let isOld = count > 0 && count < newest
    let schema = isOld ? Schema.current.ofVersion(count) : .current
    let roster = try await RosterDatabase.open(RosterFile(path: path, schema: schema))
    for place in 0..<(isOld ? 40 : 4) {
      let student = UserAction.newStudent(&random, "\(place)")
      _ = try await roster.add(StudentDraft(student), undoName: "Add")
      oracle = oracle.after(.add(student))
    }
    await roster.close()
    if isOld { tally.add("older files") }
  }

  private mutating func killOnce(session seed: UInt64) async throws {
    let child = ChildProcess(["child", path, "\(seed)"])
    // Some die while they open the file, most while they change it.
    let isEarly = random.next(below: 4) == 0
    child.read(for: .seconds(20)) { $0.last == "start" || !isEarly && $0.contains("open") }
    let longest = isEarly ? 20_000 : random.pick([50_000, 300_000, 1_500_000])
    child.read(for: .microseconds(random.next(below: longest)))
    child.kill()
    guard child.wait() == nil else {
      return tally.lose("session \(seed): it ended by itself: \(child.lines.last ?? "")")
    }
    tally.add("kills")
    let done = child.lines.count { $0 == "done" }
    tally.add("actions", done)
    try await look(seed, done)
  }

  /// Reopens the file: it holds what was reported, and the action in between whole or not.
  private mutating func look(_ seed: UInt64, _ done: Int) async throws {
    var session = KillSession(seed: seed)
    for _ in 0..<done { oracle = oracle.after(session.next(of: oracle.list)) }
    let action = session.next(of: oracle.list)
    let more = oracle.after(action)
    await lookAtCopies(seed)
    do {
      let person = try await Person(at: path)
      let (students, name) = (try await person.students(), person.roster.name)
      if more.isHeld(by: students, name: name) {
        oracle = more
      } else if !oracle.isHeld(by: students, name: name) {
        let difference = oracle.difference(from: students)
        tally.lose("session \(seed), after \(done) actions and \(action.name): \(difference)")
        oracle.accept(students, name: name)
      }
      let check = try await person.roster.check(mending: false)
      if !check.findings.isEmpty { tally.lose("session \(seed): \(check.findings)") }
      await person.close()
    } catch {
      tally.lose("session \(seed): \(error)")
    }
  }

  /// Whatever has the name of a copy is whole; the rest is swept away.
  private mutating func lookAtCopies(_ seed: UInt64) async {
    for name in folder.files where !name.hasPrefix("roster.db-") && name != "roster.db" {
      let file = DatabaseFile(folder.file(name))
      if !name.contains(".part") && !name.hasSuffix("-journal") {
        tally.add("copies")
        if (try? await RosterDatabase.students(ofBackup: file.path)) == nil {
          tally.lose("session \(seed): \(name) is no whole copy")
        }
      }
      file.remove()
    }
  }
}
