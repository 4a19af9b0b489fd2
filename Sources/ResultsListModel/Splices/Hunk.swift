// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A stretch of one list that gives way to a stretch of the next.
struct Hunk: Equatable {
  var before: Range<Int>
  var after: Range<Int>
}

extension [Hunk] {
  /// Joins neighbours until there are about `limit` hunks, those first that have the
  /// fewest rows between them, and evenly where they have as many.
  ///
  /// Each splice makes GTK bind all rows on screen again, while a row inside a
  /// splice is only asked for. But in one that takes out rows on screen and puts
  /// them in again GTK loses the focus and the place.
  ///
  /// - Parameter isOnScreen: Whether a hunk must not be joined. When very many must
  ///   not, all may.
  func joined(limit: Int, sparing isOnScreen: (Hunk) -> Bool) -> [Hunk] {
    guard count > limit else { return self }
    let spared = indices.filter { isOnScreen(self[$0]) }
    var cuts = Set(spared.count <= 3 * limit ? spared.flatMap { [$0, $0 + 1] } : [])
    cuts.formUnion(widestGaps(limit - 1, besides: cuts))
    return indices.dropFirst().reduce(into: [self[0]]) { joined, index in
      if cuts.contains(index) {
        joined.append(self[index])
      } else {
        joined[joined.count - 1].before =
          joined[joined.count - 1].before.lowerBound..<self[index].before.upperBound
        joined[joined.count - 1].after =
          joined[joined.count - 1].after.lowerBound..<self[index].after.upperBound
      }
    }
  }

  /// The indices of the hunks before which the most rows stay.
  private func widestGaps(_ number: Int, besides known: Set<Int>) -> [Int] {
    let others = indices.dropFirst().filter { !known.contains($0) }
    guard others.count > number else { return others }
    let gap = { self[$0].before.lowerBound - self[$0 - 1].before.upperBound }
    let least = others.map(gap).sorted(by: >)[number - 1]
    let wider = others.filter { gap($0) > least }
    let even = others.filter { gap($0) == least }
    let missing = number - wider.count
    return wider + (0..<missing).map { even[(2 * $0 + 1) * even.count / (2 * missing)] }
  }
}
