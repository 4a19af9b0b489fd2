// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Marks in a section, from which a place is a short walk.
///
/// An anchor is a separator, not a row: it stays right when its row moves or
/// goes. It knows how many rows of its section come before its key.
struct Anchors: Sendable {
  /// How far apart anchors are made, in rows.
  static let step = 64

  private(set) var keys: [RowKey] = []
  private(set) var bases: [Int] = []

  /// A place to start a walk: nil is the start of the section.
  struct Start {
    var key: RowKey?
    var base = 0
  }

  mutating func append(_ key: RowKey, base: Int) {
    keys.append(key)
    bases.append(base)
  }

  /// The last anchor that is not after a key.
  func start(for key: RowKey, _ order: RowOrder) -> Start {
    start(keys.partitioningIndex { order.precedes(key, $0) })
  }

  /// The last anchor that is not after a row.
  func start(forRow row: Int) -> Start {
    start(bases.partitioningIndex { $0 > row })
  }

  private func start(_ next: Int) -> Start {
    next == 0 ? Start() : Start(key: keys[next - 1], base: bases[next - 1])
  }

  /// Counts a row that came or went.
  mutating func count(_ change: Int, at key: RowKey, _ order: RowOrder) {
    let first = keys.partitioningIndex { order.precedes(key, $0) }
    for index in bases.indices[first...] { bases[index] += change }
  }

  /// Removes anchors between which no row is left.
  mutating func dropEmpty(count: Int) {
    guard !bases.isEmpty else { return }
    let ends = bases.dropFirst() + [count]
    let kept = zip(bases.indices, zip(bases, ends)).filter { $0.1.0 < $0.1.1 }.map(\.0)
    guard kept.count < bases.count else { return }
    (keys, bases) = (kept.map { keys[$0] }, kept.map { bases[$0] })
  }

  /// Where anchors lie more than twice the step apart; `length` counts the rows
  /// to the next anchor or the end of the section.
  func wideGaps(count: Int) -> [(start: Start, length: Int)] {
    let starts = [Start()] + zip(keys, bases).map { Start(key: $0, base: $1) }
    let ends = bases + [count]
    return zip(starts, ends).map { ($0, $1 - $0.base) }.filter { $0.length > 2 * Self.step }
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
