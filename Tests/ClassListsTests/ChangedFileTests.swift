// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Mutations
import Testing

@Suite struct `A file that was changed anywhere` {
  @Test(arguments: FuzzTarget.allCases)
  func `is read or refused, and nothing else`(_ target: FuzzTarget) async throws {
    let files = try FuzzFiles()
    var outcomes: [FuzzOutcome] = []
    for seed in UInt64(0)..<100 {
      let bytes = target.input(seed: seed, of: files)
      let outcome = await FuzzOutcome.of(bytes, language: seed % 2 == 0 ? "en" : "zh_CN")
      if case .wrong(let what) = outcome { Issue.record("seed \(seed): \(what)") }
      outcomes.append(outcome)
    }
    #expect(outcomes.contains(.read) && outcomes.contains(.refused))
  }
}
