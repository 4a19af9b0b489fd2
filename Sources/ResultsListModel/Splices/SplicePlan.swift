// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// The splices that play an edit, and what the list holds after each of them.
///
/// Removals come first, from the end; then insertions, from the start. In between
/// lies the middle list: the rows that stay, and those of near moves. So no row is in
/// the list twice, and each splice is right for the list its predecessor left.
struct SplicePlan {
  /// A splice, and how the list after it is put together: of one list before the
  /// cut, and from there on of the middle list.
  struct Step: Equatable {
    let splice: ListSplice
    fileprivate let isInserting: Bool
    fileprivate let cut: Int

    /// The position in the middle list of what stands at the cut.
    fileprivate let middle: Int
  }

  /// Where a row of a list in between comes from.
  enum Origin: Equatable {
    /// It is on its way out: an index into the edit’s removed positions.
    case removed(Int)

    /// It has this position in the new list.
    case new(Int)
  }

  /// How many splices there are in each direction, but for those on screen.
  ///
  /// 100 scattered ones take GTK about 5 ms, 1,000 take 90.
  static let limit = 100

  let steps: [Step]
  private let edit: ListEdit

  /// The inserted positions that are not in the middle list.
  private let lateInserted: [Int]

  /// - Parameter screen: The old positions of the rows that a view holds: there, each
  ///   row that goes or comes has a splice of its own.
  init(_ edit: ListEdit, screen: Range<Int>? = nil) {
    self.edit = edit
    let near = NearMoves(edit).stretches
    lateInserted = Self.excluding(near.map(\.inserted), from: edit.inserted)
    let newScreen = screen.flatMap(edit.newPositions(ofOld:))
    let removals = Self.removals(edit, near).joined(limit: Self.limit) {
      screen?.overlaps($0.before) ?? false
    }
    let insertions = Self.insertions(lateInserted).joined(limit: Self.limit) {
      newScreen?.overlaps($0.after) ?? false
    }
    steps = removals.reversed().map(Step.init(removing:)) + insertions.map(Step.init(inserting:))
  }

  /// Where the row at a position comes from, in the list that a step left.
  ///
  /// - Complexity: O(log edits).
  func origin(of position: Int, after step: Step) -> Origin {
    if position >= step.cut {
      return .new(lateInserted.position(ofOther: position - step.cut + step.middle))
    }
    if step.isInserting { return .new(position) }
    if let new = edit.newPosition(ofOld: position) { return .new(new) }
    return .removed(edit.removed.partitioningIndex { $0 >= position })
  }
}

extension SplicePlan.Step {
  fileprivate init(removing hunk: Hunk) {
    splice = ListSplice(
      position: hunk.before.lowerBound, removed: hunk.before.count, added: hunk.after.count)
    (isInserting, cut, middle) = (false, hunk.before.lowerBound, hunk.after.lowerBound)
  }

  fileprivate init(inserting hunk: Hunk) {
    splice = ListSplice(
      position: hunk.after.lowerBound, removed: hunk.before.count, added: hunk.after.count)
    (isInserting, cut, middle) = (true, hunk.after.upperBound, hunk.before.upperBound)
  }
}

// MARK: - Hunks

extension SplicePlan {
  /// From the old list to the middle list.
  private static func removals(_ edit: ListEdit, _ near: [NearMoves.Stretch]) -> [Hunk] {
    let gone = excluding(near.map(\.removed), from: edit.removed).map { ($0..<$0 + 1, 0) }
    let mixed = near.map { stretch in
      (
        stretch.ranks.lowerBound + stretch.removed.lowerBound..<stretch.ranks.upperBound
          + stretch.removed.upperBound,
        stretch.ranks.count - 1 + stretch.inserted.count
      )
    }
    var shift = 0
    var hunks: [Hunk] = []
    for (before, added) in (gone + mixed).sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      let start = before.lowerBound + shift
      hunks.append(Hunk(before: before, after: start..<start + added))
      shift += added - before.count
    }
    return merged(hunks)
  }

  /// From the middle list to the new list.
  private static func insertions(_ inserted: [Int]) -> [Hunk] {
    merged(
      inserted.enumerated().map { index, position in
        Hunk(before: position - index..<position - index, after: position..<position + 1)
      })
  }

  /// Makes one of hunks without rows between them.
  private static func merged(_ hunks: [Hunk]) -> [Hunk] {
    hunks.reduce(into: []) { merged, hunk in
      if let last = merged.last, last.before.upperBound == hunk.before.lowerBound {
        merged[merged.count - 1] = Hunk(
          before: last.before.lowerBound..<hunk.before.upperBound,
          after: last.after.lowerBound..<hunk.after.upperBound)
      } else {
        merged.append(hunk)
      }
    }
  }

  /// The positions but those at these ascending ranges of indices.
  private static func excluding(_ ranges: [Range<Int>], from positions: [Int]) -> [Int] {
    var start = 0
    var rest: [Int] = []
    for range in ranges {
      rest += positions[start..<range.lowerBound]
      start = range.upperBound
    }
    return rest + positions[start...]
  }
}
