// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A stretch of one list that gives way to a stretch of the next.
struct Hunk: Equatable {
  var before: Range<Int>
  var after: Range<Int>
}

extension [Hunk] {
  /// Joins neighbours until there are at most `limit` hunks, those first that have
  /// the fewest rows between them.
  ///
  /// Each splice makes GTK bind all rows on screen again, while a row inside a
  /// splice is only asked for.
  func joined(limit: Int) -> [Hunk] {
    guard count > limit else { return self }
    let gaps = zip(self, dropFirst()).map { $1.before.lowerBound - $0.before.upperBound }
    let widest = Set(gaps.indices.sorted { gaps[$0] > gaps[$1] }.prefix(limit - 1))
    return indices.dropFirst().reduce(into: [self[0]]) { joined, index in
      if widest.contains(index - 1) {
        joined.append(self[index])
      } else {
        joined[joined.count - 1].before =
          joined[joined.count - 1].before.lowerBound..<self[index].before.upperBound
        joined[joined.count - 1].after =
          joined[joined.count - 1].after.lowerBound..<self[index].after.upperBound
      }
    }
  }
}
