// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles

/// How much is run, and how much of it for each seed.
nonisolated struct StressScale {
  let transactions: Int

  /// About how many rows there are; one seed in eight has many.
  let rows: Int

  /// What a test run bears: small tables, a debug build.
  static func short(_ seed: Int) -> Self {
    seed % 8 == 0
      ? Self(transactions: 100, rows: 150) : Self(transactions: 220, rows: 6 + seed * 7 % 30)
  }

  /// What `meson-helpers/stress` has of each seed.
  static func long(_ seed: Int) -> Self {
    seed % 8 == 0
      ? Self(transactions: 250, rows: 500) : Self(transactions: 1000, rows: 10 + seed * 7 % 100)
  }
}

/// The seeds of a run and what is done for each.
nonisolated struct StressRun: Sendable {
  let seeds: ClosedRange<Int>
  let scale: @Sendable (Int) -> StressScale

  /// What `swift test` runs.
  static let short = Self(seeds: 1...98, scale: StressScale.short)

  /// The seed that `meson-helpers/stress` names, or else the short run.
  static let wanted =
    environmentVariable("ROSTER_STRESS_SEED").flatMap(Int.init).map {
      Self(seeds: $0...$0, scale: StressScale.long)
    } ?? short

  var transactionCount: Int { seeds.reduce(0) { $0 + scale($1).transactions } }

  /// The seeds in parts that run side by side: one waits for its store while
  /// another checks.
  var parts: [[Int]] {
    let count = 4
    return (0..<count).map { part in seeds.filter { $0 % count == part } }.filter { !$0.isEmpty }
  }
}
