// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

// Values that are easily confused: by case, by composition, by type, by length.

private let teams: [DatabaseValue] = [
  .null, .text(""), .text("Art"), .text("art"), .text("\u{C1}rt"), .text("A\u{301}rt"),
  .text("Bio"), .integer(1), .integer(2),
]
private let weights: [DatabaseValue] = [
  .null, .integer(0), .integer(1), .real(1), .real(1.5), .integer(2), .real(.infinity),
  .integer(.max), .real(9.3e18), .real(0.1 + 0.2), .text("1"), .text("a\0b"), .text("a"),
  .blob([]), .blob([0]), .blob([0, 0]),
]
private let notes: [DatabaseValue] = [
  .null, .text(""), .text("x"), .text("X"), .text("\u{E9}"), .text("e\u{301}"), .text("李"),
]

extension RandomSource {
  mutating func team() -> DatabaseValue { pick(teams) }
  mutating func weight() -> DatabaseValue { pick(weights) }
  mutating func note() -> DatabaseValue { pick(notes) }
  mutating func hidden() -> DatabaseValue { .integer(Int64(below(5))) }

  /// The id of a club that may not be there, or none.
  mutating func clubID() -> DatabaseValue {
    once(in: 6) ? .null : .integer(Int64(1 + below(Club.highestID)))
  }

  /// The values of a sample but its id.
  mutating func row() -> [DatabaseValue] { [team(), weight(), note(), hidden(), clubID()] }
}
