// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Marks in a section, from which a place is a short walk.
///
/// An anchor is a separator, not a row: it stays right when its row moves or
/// goes. It knows how many rows of its section come before its key.
///
/// Beside them stand the ids of the first rows, as far as they are kept: the walk that
/// finds anchors passes every id, and a place whose id is kept needs no walk.
struct Anchors: Sendable {
  /// How far apart anchors are made, in rows.
  static let step = 64

  private(set) var keys: PackedKeys
  private(set) var bases: [Int] = []

  /// The ids of the first rows; none where they are not kept.
  private(set) var ids = PackedIDs()

  /// Whether they lie all the way to the end of the section.
  var isComplete = false

  /// How many rows come before the row from which these were looked for.
  var origin = 0

  /// When ids were added last; a later number is a later time.
  var stamp = 0

  /// A place to start a walk: nil is the start of the section.
  struct Start {
    var key: RowKey?
    var base = 0

    /// Whether many rows may come before the key that differ in the id alone.
    var isTied = false
  }

  init(of section: DatabaseValue) { keys = PackedKeys(section: section) }

  mutating func append(_ key: RowKey, base: Int) {
    keys.insert(key, at: keys.count)
    bases.append(base)
  }

  /// Appends what was found from the last anchor on, or from the last id.
  ///
  /// - Parameter stamp: The time, as a number.
  mutating func append(_ more: Anchors, _ stamp: Int = 0) {
    self.stamp = stamp
    for (index, base) in more.bases.enumerated() { append(more.keys[index], base: base) }
    isComplete = more.isComplete
    // Ids that were forgotten meanwhile leave a gap.
    guard ids.count >= more.origin else { return }
    ids.keepFirst(more.origin)
    ids.append(more.ids.all)
  }

  /// Appends ids that follow, and leaves none of them where they came from.
  mutating func take(_ more: inout [RowID]) {
    ids.append(more)
    more.removeAll(keepingCapacity: true)
  }

  mutating func forgetIDs() { ids = PackedIDs() }

  /// The last anchor.
  var last: Start { start(bases.count) }

  /// The row from which more would be looked for: first anchors, then ids.
  var end: Int { isComplete ? ids.count : last.base }

  /// The last anchor that is not after a key.
  func start(for key: RowKey, _ order: RowOrder) -> Start { start(index(after: key, order)) }

  /// The last anchor that is not after a row.
  func start(forRow row: Int) -> Start {
    start(bases.partitioningIndex { $0 > row })
  }

  private func start(_ next: Int) -> Start {
    guard next > 0 else { return Start() }
    let isTied = next > 1 && keys.haveEqualSorts(next - 2, next - 1)
    return Start(key: keys[next - 1], base: bases[next - 1], isTied: isTied)
  }

  /// The first anchor that is after a key.
  private func index(after key: RowKey, _ order: RowOrder) -> Int {
    keys.index(after: key, order)
  }

  /// Where a row stands that is there; nil where its id is not kept.
  func row(of key: RowKey, _ order: RowOrder) -> Int? {
    row(of: key.id, before: index(after: key, order))
  }

  private func row(of id: RowID, before next: Int) -> Int? {
    let start = next == 0 ? 0 : bases[next - 1]
    let end = min(next == bases.count ? ids.count : bases[next], ids.count)
    guard start < end else { return nil }
    return ids[start..<end].firstIndex(of: id).map { start + $0 }
  }

  /// Where the row after another one stands that is before a key; nil where the id of that
  /// one is not kept.
  func row(after id: RowID, before key: RowKey, _ order: RowOrder) -> Int? {
    let next = index(after: key, order)
    let start = next == 0 ? 0 : max(0, bases[next - 1] - 1)
    let end = min(next == bases.count ? ids.count : bases[next], ids.count)
    guard start < end else { return nil }
    return ids[start..<end].firstIndex(of: id).map { start + $0 + 1 }
  }

  /// Counts a row that came.
  mutating func countIn(_ key: RowKey, _ order: RowOrder) {
    for later in bases.indices[index(after: key, order)...] { bases[later] += 1 }
  }

  /// Counts a row that went.
  mutating func countOut(_ key: RowKey, _ order: RowOrder) {
    let next = index(after: key, order)
    if let row = row(of: key.id, before: next) { ids.remove(at: row) }
    for later in bases.indices[next...] { bases[later] -= 1 }
  }

  /// Adds the id of a row that was counted in.
  mutating func insert(_ id: RowID, at row: Int) {
    if row <= ids.count { ids.insert(id, at: row) }
  }

  /// Removes anchors that no row follows before the next, after rows went that had these
  /// keys, in order.
  mutating func dropEmpty(after removed: [RowKey], _ order: RowOrder, count: Int) {
    for key in removed.reversed() {
      let next = index(after: key, order)
      guard next > 0, bases[next - 1] >= end(before: next, count: count) else { continue }
      bases.remove(at: next - 1)
      keys.remove(at: next - 1)
    }
  }

  /// The gaps more than twice the step long into which rows came that have these keys, in
  /// order; `length` counts the rows to the next anchor or, where they are complete, the
  /// end of the section.
  func wideGaps(
    around added: [RowKey], _ order: RowOrder, count: Int
  ) -> [(start: Start, length: Int)] {
    var gaps: [(start: Start, length: Int)] = []
    var last = -1
    for key in added {
      let next = index(after: key, order)
      guard next > last, next < bases.count || isComplete else { continue }
      last = next
      let length = end(before: next, count: count) - (next == 0 ? 0 : bases[next - 1])
      if length > 2 * Self.step { gaps.append((start(next), length)) }
    }
    return gaps
  }

  /// How many rows come before an anchor, or are in the section.
  private func end(before next: Int, count: Int) -> Int {
    next < bases.count ? bases[next] : count
  }

  /// Adds anchors, which may lie anywhere.
  mutating func insert(_ added: [(key: RowKey, base: Int)]) {
    for (key, base) in added {
      let index = bases.partitioningIndex { $0 > base }
      keys.insert(key, at: index)
      bases.insert(base, at: index)
    }
  }
}
