// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Keys of rows of one section, in one stretch of memory.
///
/// A key costs its bytes and some ten more; as values it would cost two
/// objects.
struct PackedKeys: Equatable, Sendable {
  /// The section of all the rows.
  let section: DatabaseValue

  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(section: DatabaseValue) { self.section = section }

  var count: Int { ends.count }

  subscript(index: Int) -> RowKey {
    let range = range(index)
    var reader = PackedReader(bytes: bytes, place: range.lowerBound)
    var sorts: [DatabaseValue] = []
    while reader.place < range.upperBound - 8 { sorts.append(reader.value()) }
    return RowKey(section: section, sorts: sorts, id: reader.integer())
  }

  /// The first key that comes after another one of the section.
  ///
  /// Costs O(log n) comparisons; no key is unpacked for them.
  func index(after key: RowKey, _ order: RowOrder) -> Int {
    (0..<count).partitioningIndex { isAfter(key, at: $0, order) }
  }

  private func isAfter(_ key: RowKey, at index: Int, _ order: RowOrder) -> Bool {
    let range = range(index)
    var reader = PackedReader(bytes: bytes, place: range.lowerBound)
    for (isAscending, sort) in zip(order.directions, key.sorts) {
      let comparison = reader.comparison(of: sort)
      if comparison != 0 { return isAscending == (comparison < 0) }
    }
    reader.place = range.upperBound - 8
    return key.id < reader.integer()
  }

  /// Whether two keys differ in the id alone.
  func haveEqualSorts(_ left: Int, _ right: Int) -> Bool {
    bytes[range(left).dropLast(8)] == bytes[range(right).dropLast(8)]
  }

  mutating func insert(_ key: RowKey, at index: Int) {
    var packed: [UInt8] = []
    for sort in key.sorts { packed.pack(sort) }
    packed.pack(key.id)
    let start = index == 0 ? 0 : ends[index - 1]
    bytes.insert(contentsOf: packed, at: start)
    for later in ends.indices[index...] { ends[later] += packed.count }
    ends.insert(start + packed.count, at: index)
  }

  mutating func remove(at index: Int) {
    let range = range(index)
    bytes.removeSubrange(range)
    ends.remove(at: index)
    for later in ends.indices[index...] { ends[later] -= range.count }
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}

extension [UInt8] {
  /// Appends what kind of value it is, its length where that varies, and its bytes.
  fileprivate mutating func pack(_ value: DatabaseValue) {
    switch value {
    case .null: append(0)
    case .integer(let integer):
      append(1)
      pack(integer)
    case .real(let real):
      append(2)
      pack(Int64(bitPattern: real.bitPattern))
    case .text(let text): pack(3, Array(text.utf8))
    case .blob(let blob): pack(4, blob)
    case .malformedText(let bytes): pack(5, bytes)
    }
  }

  private mutating func pack(_ kind: UInt8, _ content: [UInt8]) {
    append(kind)
    // A length below 255 takes one byte.
    append(UInt8(clamping: content.count))
    if content.count >= 255 { pack(Int64(content.count)) }
    append(contentsOf: content)
  }

  fileprivate mutating func pack(_ integer: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: integer >> shift))
    }
  }
}
