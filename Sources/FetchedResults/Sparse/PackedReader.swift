// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// Takes packed values apart.
struct PackedReader {
  let bytes: [UInt8]

  /// Where the next value begins.
  var place: Int

  mutating func value() -> DatabaseValue {
    place += 1
    return switch bytes[place - 1] {
    case 0: .null
    case 1: .integer(integer())
    case 2: .real(Double(bitPattern: UInt64(bitPattern: integer())))
    case 3: .text(String(decoding: content(), as: UTF8.self))
    case 4: .blob(Array(content()))
    default: .malformedText(Array(content()))
    }
  }

  /// Compares a value with the one that is next: below 0 where it comes before that.
  mutating func comparison(of value: DatabaseValue) -> Int {
    // Sort keys are blobs, which are compared where they are.
    if case .blob(let blob) = value, bytes[place] == 4 {
      place += 1
      return comparison(of: blob, with: contentRange())
    }
    let other = self.value()
    return value == other ? 0 : value < other ? -1 : 1
  }

  private func comparison(of blob: [UInt8], with range: Range<Int>) -> Int {
    for (index, place) in zip(blob.indices, range) where blob[index] != bytes[place] {
      return blob[index] < bytes[place] ? -1 : 1
    }
    return blob.count - range.count
  }

  mutating func integer() -> Int64 {
    var integer: UInt64 = 0
    for offset in 0..<8 { integer |= UInt64(bytes[place + offset]) << UInt64(8 * offset) }
    place += 8
    return Int64(bitPattern: integer)
  }

  private mutating func content() -> ArraySlice<UInt8> { bytes[contentRange()] }

  private mutating func contentRange() -> Range<Int> {
    var count = Int(bytes[place])
    place += 1
    if count == 255 { count = Int(integer()) }
    defer { place += count }
    return place..<place + count
  }
}
