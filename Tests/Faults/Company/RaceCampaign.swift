// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles

/// Has two processes change one file at the same time, beside a stranger who knows nothing
/// of journals and undo, and counts what came of it.
struct RaceCampaign {
  private let folder = TemporaryFolder()
  private var tally = Tally()
  private let seed: UInt64

  /// How often each step was done, less how often it was taken back.
  private var steps: [String: Int] = [:]

  init(seed: UInt64) { self.seed = seed }

  mutating func run(transactions: Int) async throws {
    let path = folder.file("roster.db")
    try await makeStudents(at: path)
    let racers = (0..<UInt64(2)).map {
      ChildProcess(["race", path, "\(seed * 2 + $0)", "\(transactions / 2)"])
    }
    let stranger = try Stranger(at: path)
    while racers.contains(where: { !$0.isOver }) {
      for racer in racers { racer.read(for: .milliseconds(20)) }
      try stranger.change()
    }
    tally.add("changes by a stranger", stranger.count)
    for racer in racers {
      if racer.wait() != 0 { tally.lose("a process ended early: \(racer.lines.last ?? "")") }
      for line in racer.lines { take(line) }
    }
    try await look(at: path, stranger.count)
    tally.conclude("race")
  }

  private func makeStudents(at path: String) async throws {
    let person = try await Person(at: path)
    for place in 0...RaceSession.sharedCount {
      try await person.perform(.add(DiskScenario.student("shared \(place)")))
    }
    try await person.roster.forgetHistory(keeping: 1)
    await person.close()
  }

  private mutating func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "done", "again": steps[words[1], default: 0] += 1
    case "back": steps[words[1], default: 0] -= 1
    case "open": return
    default: break
    }
    tally.add("transactions")
    if words[0] == "busy" || words[0] == "conflict" { tally.add(words[0]) }
  }

  private mutating func look(at path: String, _ strangersCount: Int) async throws {
    let person = try await Person(at: path)
    let students = try await person.students()
    for student in students where student.id <= RaceSession.sharedCount {
      let wanted = count { $0.contains(" count ") && $0.hasSuffix(" \(student.id)") }
      let found = Int(student.note) ?? 0
      if found != wanted { tally.lose("student \(student.id): \(found) instead of \(wanted)") }
    }
    let strange = students.first { $0.id == Stranger.id }?.note
    if strange != "\(strangersCount)" { tally.lose("the stranger’s \(strange ?? "nothing")") }
    let own = students.filter { $0.id > Stranger.id }
    let added = count { $0.hasSuffix(" add") }
    if own.count != added { tally.lose("\(own.count) students instead of \(added)") }
    for student in own {
      let isStep = steps.contains { $0.key.hasPrefix("\(student.name) ") && $0.value == 1 }
      if !isStep { tally.lose("“\(student.name)” was taken back") }
    }
    // The stranger's REPLACE leaves words of nobody, which a check sweeps away.
    let first = try await person.roster.check().findings.flatMap { $0.details }
    let second = try await person.roster.check().findings.flatMap { $0.details }
    let wrong = first.filter { !$0.hasSuffix("words stand for nobody") } + second
    if !wrong.isEmpty { tally.lose("\(wrong)") }
    await person.close()
  }

  private func count(of isMeant: (String) -> Bool) -> Int {
    steps.reduce(0) { isMeant($1.key) ? $0 + $1.value : $0 }
  }
}
