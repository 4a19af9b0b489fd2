// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// Picks students by chance: nobody twice until all had a turn.
///
/// It remembers who had one, also while others are shown.
struct RandomPick {
  private var hadTurn: Set<RowID> = []
  private var last: Set<RowID> = []

  /// Picks one of these; nil when there is nobody.
  ///
  /// When all had a turn a new round of theirs begins, and not with the last one.
  ///
  /// - Parameters:
  ///   - ids: Those who may be picked.
  ///   - random: Where chance comes from.
  ///   - records: All records of the person whose record this is, who is not picked
  ///     again as any of them.
  mutating func pick(
    from ids: [RowID], using random: inout some RandomNumberGenerator,
    records: (RowID) -> [RowID] = { [$0] }
  ) -> RowID? {
    var waiting = ids.filter { !hadTurn.contains($0) }
    if waiting.isEmpty {
      hadTurn.subtract(ids)
      waiting = ids.filter { !last.contains($0) }
    }
    guard let id = waiting.randomElement(using: &random) ?? ids.first else { return nil }
    last = Set(records(id))
    hadTurn.formUnion(last)
    return id
  }

  /// How many of these had a turn.
  func turns(among ids: [RowID]) -> Int { ids.count { hadTurn.contains($0) } }
}
