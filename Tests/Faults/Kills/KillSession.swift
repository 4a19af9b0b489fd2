// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Mutations
import RosterModel

/// The actions of one process until it is killed.
struct KillSession {
  private var random: Mutator
  private let seed: UInt64
  private var place = 0

  init(seed: UInt64) {
    (self.seed, random) = (seed, Mutator(seed: seed))
  }

  /// What the person does next.
  mutating func next(of students: [Student]) -> UserAction {
    place += 1
    return .next(&random, of: students, serial: "\(seed).\(place)")
  }

  /// Does it all, and says “done” after each action.
  ///
  /// It is killed long before it is through.
  static func run(at path: String, seed: UInt64) async throws {
    var session = KillSession(seed: seed)
    report("start")
    let person = try await Person(at: path)
    report("open")
    for _ in 0..<100_000 {
      try await person.perform(session.next(of: try await person.students()))
      report("done")
    }
  }
}
