// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Array {
  /// The first index whose element satisfies a condition that, once true, stays
  /// true.
  ///
  /// - Complexity: O(log n) calls.
  func firstIndex(fromWhich isAfter: (Element) -> Bool) -> Int {
    firstIndex(fromWhere: { isAfter(self[$0]) })
  }

  /// The first index that satisfies a condition that, once true, stays true.
  func firstIndex(fromWhere isAfter: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
