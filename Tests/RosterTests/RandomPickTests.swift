// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import Roster

@Suite struct `A random pick` {
  /// Chance that is the same each time.
  struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `takes nobody twice until all had a turn, nor twice in a row`(seed: UInt64) throws {
    var (random, pick) = (Chance(state: seed), RandomPick())
    let ids = (1...13 as ClosedRange<RowID>).map { $0 }
    var before: RowID = 0
    for _ in 0..<50 {
      var round: [RowID] = []
      for _ in ids {
        let id = try #require(pick.pick(from: ids, using: &random))
        #expect(id != before)
        before = id
        round.append(id)
        #expect(pick.turns(among: ids) == round.count)
      }
      #expect(Set(round) == Set(ids))
    }
  }

  @Test func `takes everybody first about as often`() throws {
    var random = Chance(state: 7)
    var counts: [RowID: Int] = [:]
    for _ in 0..<4000 {
      var pick = RandomPick()
      counts[try #require(pick.pick(from: [1, 2, 3, 4], using: &random)), default: 0] += 1
    }
    #expect(counts.count == 4)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test func `takes the only one there is, and nobody of none`() {
    var (random, pick) = (Chance(state: 1), RandomPick())
    for _ in 0..<3 { #expect(pick.pick(from: [5], using: &random) == 5) }
    #expect(pick.pick(from: [], using: &random) == nil)
  }

  @Test func `remembers who had a turn while others are shown`() throws {
    var (random, pick) = (Chance(state: 3), RandomPick())
    let first = try #require(pick.pick(from: [1, 2], using: &random))
    for _ in 0..<5 { _ = pick.pick(from: [8, 9], using: &random) }
    #expect(pick.pick(from: [1, 2], using: &random) == 3 - first)
  }

  @Test func `takes a person once, whatever the number of records`() throws {
    var (random, pick) = (Chance(state: 5), RandomPick())
    // 1 and 11 are one person, and so are 2 and 12.
    let records: (RowID) -> [RowID] = { [$0 % 10, $0 % 10 + 10] }
    for _ in 0..<20 {
      let persons = (0..<2).map { _ in
        pick.pick(from: [1, 2, 11, 12], using: &random, records: records).map { $0 % 10 }
      }
      #expect(Set(persons) == [1, 2])
    }
  }
}
