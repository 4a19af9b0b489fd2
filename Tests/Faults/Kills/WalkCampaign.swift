// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Mutations
import RosterModel
import TestFiles

/// Does a person's actions with nobody killed, and compares after each: whether the oracle
/// knows what the program does.
struct WalkCampaign {
  private var tally = Tally()
  private let seed: UInt64

  /// So many steps are made from one check to the next.
  private static let stepsOfCheck = 10

  init(seed: UInt64) { self.seed = seed }

  mutating func run(actions: Int) async throws {
    let folder = TemporaryFolder()
    let person = try await Person(at: folder.file("roster.db"))
    var session = KillSession(seed: seed)
    var oracle = Oracle()
    for place in 0..<actions {
      let action = session.next(of: oracle.list)
      oracle = oracle.after(action)
      try await person.perform(action)
      tally.add("steps")
      let (students, name) = (try await person.students(), person.roster.name)
      guard oracle.isHeld(by: students, name: name) else {
        tally.lose(
          "seed \(seed), step \(place), \(action.name): \(oracle.difference(from: students))")
        break
      }
      // A check reads the whole file; what is wrong with what is derived stays so.
      guard (place + 1).isMultiple(of: Self.stepsOfCheck) else { continue }
      let check = try await person.roster.check(mending: false)
      guard check.findings.isEmpty else {
        tally.lose("seed \(seed), step \(place), \(action.name): \(check.findings)")
        break
      }
    }
    await person.close()
    tally.conclude("walk")
  }
}
