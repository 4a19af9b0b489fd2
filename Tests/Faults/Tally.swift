// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc

/// What a part of the campaign did, and what it found lost.
struct Tally {
  private var counts: [(what: String, count: Int)] = []
  private(set) var losses = 0

  mutating func add(_ what: String, _ count: Int = 1) {
    if let place = counts.firstIndex(where: { $0.what == what }) {
      counts[place].count += count
    } else {
      counts.append((what, count))
    }
  }

  /// Something is not as a person was told; says what, so that it can be tried again.
  mutating func lose(_ what: String) {
    losses += 1
    report("LOST: \(what)")
  }

  /// Says all in one line.
  func conclude(_ part: String) -> Never {
    let all = (counts + [("losses", losses)]).map { "\($0.count) \($0.what)" }
    report("\(part): \(all.joined(separator: ", "))")
    exit(losses == 0 ? 0 : 1)
  }
}
