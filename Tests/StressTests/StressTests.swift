// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@Suite struct `Results and their list under random changes` {
  @Test(arguments: StressRun.wanted.parts)
  func `equal plain SQL after each commit, by events that follow the rules (case 34)`(
    seeds: [Int]
  ) async throws {
    var total = Tally()
    for seed in seeds {
      let tally = try await StressWorld(seed: seed, StressRun.wanted.scale(seed)).run()
      total += tally
    }
    print("seeds \(seeds.map(String.init).joined(separator: " ")): \(total)")
    // One seed alone need not see everything.
    #expect(seeds.count == 1 || total.missing.isEmpty, "never seen: \(total.missing)")
  }

  @Test func `are held against at least 20,000 transactions`() {
    #expect(StressRun.short.transactionCount >= 20_000)
  }
}
