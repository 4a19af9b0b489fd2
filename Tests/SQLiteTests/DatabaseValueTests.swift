// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@Suite final class `Values in order` {
  /// Values near each other, in every class.
  private static let close: [DatabaseValue] = [
    .null, .integer(0), .integer(1), .integer(-1), .integer(.max), .integer(.max - 1),
    .integer(.min), .integer(1 << 53), .integer(1 << 53 + 1), .integer(-(1 << 53) - 1),
    .real(0), .real(-0.0), .real(1), .real(0.5), .real(-0.5), .real(9_007_199_254_740_992),
    .real(0x1p63), .real(-0x1p63), .real(0x1.fffffffffffffp62), .real(.infinity),
    .real(-.infinity), .real(.leastNonzeroMagnitude),
    .text(""), .text("a"), .text("A"), .text("a\0"), .text("a\0b"), .text("ab"),
    .text("\u{E9}"), .text("e\u{301}"), .text("z"), .text("\u{FF5E}"), .text("\u{1F600}"),
    .malformedText([255]), .malformedText([0xF0, 0x9F]), .malformedText([97, 0x80]),
    .blob([]), .blob([0]), .blob([0, 0]), .blob([97]), .blob([255]),
  ]

  let connection: Connection

  init() throws {
    connection = try Connection.open(":memory:")
    try connection.executeScript("CREATE TABLE t (id INTEGER PRIMARY KEY, v)")
  }

  /// Every pair: the same answers as SQLite's own comparisons.
  @Test func `compare as SQLite compares them`() throws {
    for left in Self.close {
      for right in Self.close {
        let said = try connection.integer("SELECT ?1 IS ?2", [left, right]) != 0
        #expect((left == right) == said, "\(left) \(right)")
        #expect((left < right || right < left) == (left != right), "\(left) \(right)")
        if left == right { #expect(left.hashValue == right.hashValue, "\(left) \(right)") }
      }
    }
  }

  @Test(arguments: 1...20) func `sort as ORDER BY sorts them`(seed: UInt64) throws {
    var random = Linear(state: seed)
    let values = (0..<200).map { _ in random.value(among: Self.close) }
    for value in values { try connection.execute("INSERT INTO t (v) VALUES (?)", [value]) }
    var sorted: [Int64] = []
    try connection.query("SELECT id FROM t ORDER BY v, id") { sorted.append($0.integer(at: 0)) }
    let ours = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    #expect(ours.map { Int64($0 + 1) } == sorted)
  }
}

/// Numbers that are the same for the same seed.
private struct Linear: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }

  mutating func value(among close: [DatabaseValue]) -> DatabaseValue {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .integer(Int64.random(in: .min ... .max, using: &self))
    case 1: .real(Double(Int64.random(in: .min ... .max, using: &self)))
    case 2: .text(String((0..<Int.random(in: 0..<4, using: &self)).map { _ in letter() }))
    default: close[Int.random(in: 0..<close.count, using: &self)]
    }
  }

  private mutating func letter() -> Character {
    ["a", "A", "\0", "é", "e\u{301}", "李", "😀", "～"][Int.random(in: 0..<8, using: &self)]
  }
}
