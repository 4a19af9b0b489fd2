// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The ids of the first rows of a section, in order.
///
/// An id costs four bytes; where one in its leaf needs more than 32 bits, eight. A change
/// makes the leaf that it touches anew, so the results before and after it share all others.
struct PackedIDs: Sendable {
  /// So many ids make a leaf; one that grows by half is divided.
  let leafSize: Int

  private var leaves: [PackedLeaf] = []

  /// How many ids there are to the end of each leaf.
  private var ends: [Int] = []

  private var hasWide = false

  init(leafSize: Int = 512) { self.leafSize = leafSize }

  var count: Int { ends.last ?? 0 }

  var isEmpty: Bool { leaves.isEmpty }

  /// How much memory they take, more or less.
  var byteCount: Int { isEmpty ? 0 : Self.byteCount(hasWide ? 2 * count : count) }

  /// How much memory so many short ids take, more or less.
  static func byteCount(_ count: Int) -> Int { 4 * count + count / 8 + 200 }

  /// All of them.
  var all: [RowID] { self[0..<count] }

  /// The id of a row; nil where it is not there.
  ///
  /// Costs O(log leaves).
  func id(at row: Int) -> RowID? {
    let leaf = leaf(of: row)
    return leaf < leaves.count ? leaves[leaf][row - start(of: leaf)] : nil
  }

  subscript(rows: Range<Int>) -> [RowID] {
    var ids: [RowID] = []
    ids.reserveCapacity(rows.count)
    var leaf = leaf(of: rows.lowerBound)
    while ids.count < rows.count {
      let start = start(of: leaf)
      let end = min(rows.upperBound, ends[leaf])
      leaves[leaf].append(rows.lowerBound + ids.count - start..<end - start, to: &ids)
      leaf += 1
    }
    return ids
  }

  /// Appends ids that follow.
  mutating func append(_ ids: [RowID]) {
    var rest = ids[...]
    if let last = leaves.last, last.count < leafSize {
      ends.removeLast()
      rest = (leaves.removeLast().all + ids)[...]
    }
    while !rest.isEmpty {
      leaves.append(makeLeaf(rest.prefix(leafSize)))
      ends.append(count + min(leafSize, rest.count))
      rest = rest.dropFirst(leafSize)
    }
  }

  /// Forgets all but the first.
  mutating func keepFirst(_ number: Int) {
    while count > number {
      ends.removeLast()
      let last = leaves.removeLast().all
      append(Array(last.prefix(max(0, number - count))))
    }
  }

  /// Adds an id, which may follow the last.
  mutating func insert(_ id: RowID, at row: Int) {
    guard row < count else { return append([id]) }
    let leaf = leaf(of: row)
    let index = row - start(of: leaf)
    if !leaves[leaf].insert(id, at: index) {
      var ids = leaves[leaf].all
      ids.insert(id, at: index)
      leaves[leaf] = makeLeaf(ids[...])
    }
    for later in leaf..<ends.count { ends[later] += 1 }
    if leaves[leaf].count > leafSize + leafSize / 2 { divide(leaf) }
  }

  mutating func remove(at row: Int) {
    let leaf = leaf(of: row)
    leaves[leaf].remove(at: row - start(of: leaf))
    for later in leaf..<ends.count { ends[later] -= 1 }
    guard leaves[leaf].count == 0 else { return }
    leaves.remove(at: leaf)
    ends.remove(at: leaf)
  }

  private func leaf(of row: Int) -> Int { ends.partitioningIndex { $0 > row } }

  private func start(of leaf: Int) -> Int { leaf == 0 ? 0 : ends[leaf - 1] }

  private mutating func makeLeaf(_ ids: ArraySlice<RowID>) -> PackedLeaf {
    let leaf = PackedLeaf(ids)
    if case .wide = leaf { hasWide = true }
    return leaf
  }

  private mutating func divide(_ leaf: Int) {
    let ids = leaves[leaf].all
    let half = ids.count / 2
    leaves.insert(makeLeaf(ids[..<half]), at: leaf)
    ends.insert(start(of: leaf) + half, at: leaf)
    leaves[leaf + 1] = makeLeaf(ids[half...])
  }
}
