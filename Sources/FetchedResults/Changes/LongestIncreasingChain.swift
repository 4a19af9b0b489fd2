// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The places of a longest strictly increasing subsequence, ascending.
///
/// - Complexity: O(n log n).
package func longestIncreasingChain(_ values: [Int]) -> [Int] {
  // tails[k] is the place of the smallest value that ends a chain of k + 1.
  var tails: [Int] = []
  var before: [Int?] = []
  before.reserveCapacity(values.count)
  for (place, value) in values.enumerated() {
    let length = tails.partitioningIndex { values[$0] >= value }
    before.append(length > 0 ? tails[length - 1] : nil)
    if length == tails.count { tails.append(place) } else { tails[length] = place }
  }
  var chain: [Int] = []
  var place = tails.last
  while let current = place {
    chain.append(current)
    place = before[current]
  }
  return chain.reversed()
}
