// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@MainActor @Suite struct `Results under random changes` {
  /// Each seed makes 300 transactions; even ones have indexes for most orders.
  @Test(arguments: 1...7)
  func `equal plain SQL after each move, by events that follow the rules (case 34)`(
    seed: Int
  ) async throws {
    let world = try await StressWorld(seed: seed, isIndexed: seed % 2 == 0)
    for _ in 0..<300 { try await world.step() }
    #expect(world.moveCount > 100)
    await world.close()
  }
}
