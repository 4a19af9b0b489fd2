// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The numbers of a directory entry that a large archive has elsewhere.
struct ZipSizes {
  private(set) var size: Int
  private(set) var packedSize: Int
  private(set) var headerPosition: Int

  /// Reads them from an entry of the central directory.
  init(_ bytes: [UInt8], at position: Int) {
    packedSize = Int(bytes.uint32(at: position + 20))
    size = Int(bytes.uint32(at: position + 24))
    headerPosition = Int(bytes.uint32(at: position + 42))
  }

  /// Takes those that do not fit into four bytes from the entry’s extra field.
  mutating func complete(from extra: ArraySlice<UInt8>) throws(ZipError) {
    var rest = extra
    while rest.count >= 4 {
      let kind = rest.number(of: 2)
      let length = rest.number(of: 2)
      guard length <= rest.count else { throw .damaged }
      var field = rest.prefix(length)
      rest = rest.dropFirst(length)
      guard kind == 1 else { continue }
      try Self.replace(&size, from: &field)
      try Self.replace(&packedSize, from: &field)
      try Self.replace(&headerPosition, from: &field)
    }
  }

  private static func replace(
    _ number: inout Int, from field: inout ArraySlice<UInt8>
  ) throws(ZipError) {
    guard number == Int(UInt32.max) else { return }
    guard field.count >= 8 else { throw .damaged }
    number = field.number(of: 8)
    guard number <= ZipLimits.size else { throw .tooLarge }
  }
}

extension ArraySlice<UInt8> {
  /// Takes a number off the beginning; one that is too large becomes the largest.
  fileprivate mutating func number(of count: Int) -> Int {
    let value = prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    removeFirst(count)
    return Int(clamping: value)
  }
}
