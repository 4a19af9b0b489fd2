// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
  /// The first place whose element satisfies a condition that, once true, stays
  /// true.
  ///
  /// Costs O(log n) calls.
  @inlinable package func partitioningIndex<Failure: Error>(
    where isAfter: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var low = startIndex
    var remaining = count
    while remaining > 0 {
      let half = remaining / 2
      let middle = index(low, offsetBy: half)
      if try isAfter(self[middle]) {
        remaining = half
      } else {
        low = index(after: middle)
        remaining -= half + 1
      }
    }
    return low
  }
}
