// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// What turns one list into another: the positions that go and those that come.
///
/// The rows that stay are in the same order in both lists. A moved row goes and
/// comes.
struct ListEdit: Equatable {
  /// A row that goes at one position of the old list and comes at one of the new.
  struct Move: Equatable {
    var from: Int
    var to: Int
  }

  var oldCount: Int

  /// Positions in the old list, ascending.
  var removed: [Int]

  /// Positions in the new list, ascending.
  var inserted: [Int]

  /// Which of these are one row.
  var moves: [Move]

  /// Where a row of the old list stands in the new one, or nil when it goes.
  ///
  /// - Complexity: O(log edits).
  func newPosition(ofOld position: Int) -> Int? {
    let index = removed.partitioningIndex { $0 >= position }
    if index < removed.count, removed[index] == position { return nil }
    return inserted.position(ofOther: position - index)
  }
}

extension [Int] {
  /// Where the other thing number `rank` stands in a list in which these ascending
  /// positions are taken.
  func position(ofOther rank: Int) -> Int {
    rank + indices.partitioningIndex { self[$0] - $0 > rank }
  }

  /// How many other things stand before the taken position number `index`.
  func rank(at index: Int) -> Int { self[index] - index }

  /// The indices of the taken positions with these numbers of other things before.
  func indices(withRanks ranks: ClosedRange<Int>) -> Range<Int> {
    let first = self.indices.partitioningIndex { rank(at: $0) >= ranks.lowerBound }
    return first..<self.indices.partitioningIndex { rank(at: $0) > ranks.upperBound }
  }
}

extension ListEdit {
  /// From the first to the last new position of the rows that stay of these; nil when
  /// none does.
  func newPositions(ofOld positions: Range<Int>) -> Range<Int>? {
    guard let first = positions.lazy.compactMap(newPosition(ofOld:)).first,
      let last = positions.reversed().lazy.compactMap(newPosition(ofOld:)).first
    else { return nil }
    return first..<last + 1
  }
}

// MARK: - Moves

extension ListEdit {
  /// How many of the things that stay stand before a move's two positions: the range
  /// from the fewer to the more.
  func ranks(of move: Move) -> ClosedRange<Int> {
    let from = move.from - removed.partitioningIndex { $0 >= move.from }
    let to = move.to - inserted.partitioningIndex { $0 >= move.to }
    return min(from, to)...max(from, to)
  }

  /// As many of the moves as can be left out, for they pass nothing that stays, nor each
  /// other.
  var movesInPlace: [Move] {
    let moves = moves.filter { ranks(of: $0).count == 1 }.sorted { $0.to < $1.to }
    return longestIncreasingChain(moves.map(\.from)).map { moves[$0] }
  }
}
