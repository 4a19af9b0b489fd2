// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// For what edits are made.
///
/// Each series touches students of its own.
enum EditSeries: Int, CaseIterable {
  case normal, full, list, unseen
}

/// The edits of one kind, the same for the same number of rows on every machine.
@MainActor
struct Edits {
  /// So many edits come before those that count.
  static let warmUp = 5

  private static let count = 105

  let change: Change
  private(set) var all: [Edit] = []

  /// Chooses students whom no edit of another kind or series touches, and values that differ
  /// from theirs: a row that is in the cache already costs less than half.
  init(of change: Change, in series: EditSeries, rows: Int, of roster: OurRoster) throws {
    self.change = change
    let (kinds, lists) = (Change.allCases, EditSeries.allCases.count)
    let mine = series.rawValue * kinds.count + kinds.firstIndex(of: change)!
    var places = Places(seed: 0xED17, count: rows)
    for number in 0..<Self.count * kinds.count * lists {
      let (target, source) = (places.next(), places.next())
      guard number % (kinds.count * lists) == mine else { continue }
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
    precondition(count >= 10_000, "changes are measured on 10,000 students or more")
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
