// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Changes bytes as damage, haste and malice do, the same way for the same seed.
package struct Mutator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  /// The next number below a bound (SplitMix64).
  package mutating func next(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(max(1, bound)))
  }

  /// One of some values, which are not none.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[next(below: values.count)]
  }

  /// Bytes with up to eight changes in them.
  ///
  /// - Parameter words: What means something in such a file.
  package mutating func mutated(_ bytes: [UInt8], words: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...next(below: 8) { change(&bytes, words) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ words: [String]) {
    let position = next(below: bytes.count + 1)
    switch next(below: 8) {
    case 0: bytes.insert(UInt8(next(below: 256)), at: position)
    case 1, 2: bytes.insert(contentsOf: pick(words).utf8, at: position)
    case 3: bytes.removeSubrange(range(from: position, in: bytes))
    case 4: bytes.insert(contentsOf: bytes[range(from: position, in: bytes)], at: position)
    case 5: bytes.insert(contentsOf: bytes[range(from: 0, in: bytes)], at: position)
    case 6 where next(below: 4) == 0: bytes.removeSubrange(position...)
    default:
      guard position < bytes.count else { return }
      bytes[position] ^= 1 << next(below: 8)
    }
  }

  /// Some bytes, mostly few.
  private mutating func range(from position: Int, in bytes: [UInt8]) -> Range<Int> {
    let length = next(below: pick([4, 16, 256]))
    return position..<min(bytes.count, position + length)
  }
}
