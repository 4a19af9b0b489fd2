// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Marks in a section, from which a place is a short walk.
///
/// An anchor is a separator, not a row: it stays right when its row moves or
/// goes. It knows how many rows of its section come before its key.
struct Anchors: Sendable {
  /// How far apart anchors are made, in rows.
  static let step = 64

  private(set) var keys: PackedKeys
  private(set) var bases: [Int] = []

  /// Whether they lie all the way to the end of the section.
  var isComplete = false

  /// How many rows come before the row from which these were looked for.
  var origin = 0

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

  /// Appends what was found from the last anchor on.
  mutating func append(_ more: Anchors) {
    for (index, base) in more.bases.enumerated() { append(more.keys[index], base: base) }
    isComplete = more.isComplete
  }

  /// The last anchor.
  var last: Start { start(bases.count) }

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
    (0..<keys.count).partitioningIndex { order.precedes(key, keys[$0]) }
  }

  /// Counts a row that came or went.
  mutating func count(_ change: Int, at key: RowKey, _ order: RowOrder) {
    for index in bases.indices[index(after: key, order)...] { bases[index] += change }
  }

  /// Removes anchors between which no row is left.
  mutating func dropEmpty(count: Int) {
    for index in bases.indices.reversed() {
      let end = index + 1 < bases.count ? bases[index + 1] : count
      guard bases[index] >= end else { continue }
      bases.remove(at: index)
      keys.remove(at: index)
    }
  }

  /// Where anchors lie more than twice the step apart; `length` counts the rows
  /// to the next anchor or, where they are complete, the end of the section.
  func wideGaps(count: Int) -> [(start: Start, length: Int)] {
    let ends = isComplete ? bases + [count] : bases
    return ends.indices.compactMap { index in
      let length = ends[index] - (index == 0 ? 0 : bases[index - 1])
      return length > 2 * Self.step ? (start(index), length) : nil
    }
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
