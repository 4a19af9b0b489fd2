// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import Testing

@testable import FetchedResults

@Suite struct `Packed ids` {
  /// Numbers that four bytes hold, and now and then one that they do not.
  private static func id(_ random: inout RandomSource, hasLong: Bool) -> RowID {
    let long: [RowID] = [.min, -1, RowID(UInt32.max) + 1, .max]
    guard hasLong, Int.random(in: 0..<9, using: &random) == 0 else {
      return RowID.random(in: 0...RowID(UInt32.max), using: &random)
    }
    return long[Int.random(in: 0..<4, using: &random)]
  }

  @Test(arguments: 0..<60) func `equal an array after each change`(seed: Int) {
    var random = RandomSource(seed: seed)
    var ids = PackedIDs(leafSize: 2 + seed % 9)
    var plain: [RowID] = []
    for _ in 0..<300 {
      let new = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Self.id(&random, hasLong: seed % 3 == 0)
      }
      let row = Int.random(in: 0...plain.count, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<2:
        ids.append(new)
        plain += new
      case 2:
        ids.keepFirst(row)
        plain = Array(plain.prefix(row))
      case 3..<12:
        ids.insert(RowID(row), at: row)
        plain.insert(RowID(row), at: row)
      default:
        guard row < plain.count else { continue }
        ids.remove(at: row)
        plain.remove(at: row)
      }
      #expect(ids.all == plain)
      #expect(ids.count == plain.count && ids.isEmpty == plain.isEmpty)
      let end = Int.random(in: min(row, plain.count)...plain.count, using: &random)
      let start = min(row, end)
      #expect(ids[start..<end] == Array(plain[start..<end]))
      #expect(ids.id(at: start) == (start < plain.count ? plain[start] : nil))
      #expect(ids.id(at: plain.count) == nil)
    }
  }

  @Test func `take four bytes each, or eight`() {
    var ids = PackedIDs()
    #expect(ids.byteCount == 0)
    ids.append(Array(0..<10_000))
    #expect(ids.byteCount < 50_000)
    ids.append([.max])
    #expect(ids.byteCount > 80_000)
  }

  @Test func `share what does not change`() {
    var ids = PackedIDs(leafSize: 4)
    ids.append(Array(0..<100))
    let before = ids
    ids.remove(at: 50)
    ids.insert(7, at: 3)
    #expect(before.all == Array(0..<100))
  }
}
