// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// The edits of one kind, the same for the same number of rows on every machine.
@MainActor
struct Edits {
  private(set) var all: [Edit] = []

  /// Chooses students whom no edit of another kind touches, and values that differ from theirs.
  init(of change: Change, count: Int, rows: Int, in roster: OurRoster) throws {
    let kinds = Change.allCases
    let kind = kinds.firstIndex(of: change)!
    var places = Places(seed: 0xED17, count: rows)
    for number in 0..<count * kinds.count {
      let (target, source) = (places.next(), places.next())
      guard number % kinds.count == kind else { continue }
      all.append(try edit(change, target, source, roster))
    }
  }

  private func edit(
    _ change: Change, _ target: RowID, _ source: RowID, _ roster: OurRoster
  ) throws -> Edit {
    guard change != .delete else { return Edit(change, of: target, storing: []) }
    let old = try roster.values(change.sourceSQL, id: target)
    var candidate = source
    var new = try roster.values(change.sourceSQL, id: candidate)
    while change != .insert, new.isEmpty || new.dropLast().elementsEqual(old.dropLast()) {
      candidate += 1
      new = try roster.values(change.sourceSQL, id: candidate)
    }
    return Edit(change, of: target, storing: new)
  }
}

/// Ids of students in no order, none of them twice.
private struct Places {
  private var random: SplitMix
  private let count: Int
  private var taken: Set<RowID> = []

  init(seed: UInt64, count: Int) {
    random = SplitMix(seed: seed)
    self.count = count
  }

  mutating func next() -> RowID {
    while true {
      let id = RowID(random.next() % UInt64(count)) + 1
      if taken.insert(id).inserted { return id }
    }
  }
}
