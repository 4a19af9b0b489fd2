// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Stretches of the list inside which rows only change places.
///
/// Played as one splice, such a stretch keeps focus and scroll by itself: GTK finds
/// the same items again.
struct NearMoves {
  /// A stretch, from the gap before row `ranks.lowerBound` of those that stay to
  /// the gap before row `ranks.upperBound`.
  struct Stretch: Equatable {
    var ranks: ClosedRange<Int>

    /// Indices into the edit’s removed and inserted positions.
    var removed: Range<Int>
    var inserted: Range<Int>
  }

  /// How many rows a move may pass: about a screenful.
  static let reach = 64

  let stretches: [Stretch]

  init(_ edit: ListEdit) {
    let moves = edit.moves.map { (move: $0, ranks: edit.ranks(of: $0)) }
    let isNear = { (ranks: ClosedRange<Int>) in ranks.count - 1 <= Self.reach }
    let far = Set(moves.filter { !isNear($0.ranks) }.map(\.move.to))
    stretches = Self.joined(moves.map(\.ranks).filter(isNear)).compactMap { ranks in
      let stretch = Stretch(
        ranks: ranks, removed: edit.removed.indices(withRanks: ranks),
        inserted: edit.inserted.indices(withRanks: ranks))
      // A row that comes from far away would be in the list twice for a moment.
      let comesFromFar = edit.inserted[stretch.inserted].contains(where: far.contains)
      return comesFromFar || ranks.count - 1 > 2 * Self.reach ? nil : stretch
    }
  }

  /// The ranges with those that touch made one, ascending.
  private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
