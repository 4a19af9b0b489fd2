// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// Made-up students, the same for the same count on every machine.
///
/// 40 subjects of uneven size, the first holding about a sixth of all; names in ASCII, accented
/// Latin and Han; numbers that are unique and in no order.
struct StudentGenerator: Sendable {
  let count: Int

  /// The student at a place below `count`.
  func student(_ index: Int) -> Student {
    var random = SplitMix(seed: 0x5EED &+ UInt64(index))
    let family = Self.familyNames.randomElement(using: &random)!
    let given = Self.givenNames.randomElement(using: &random)!
    let isHan = family.unicodeScalars.first!.value > 0x2E80
    var student = Student()
    student.name =
      isHan ? family + Self.hanGivenNames.randomElement(using: &random)! : "\(given) \(family)"
    student.number = "S\(padded(shuffled(index)))"
    student.subject = subject(using: &random)
    return student
  }

  /// The square of an even chance: small subjects come late.
  private func subject(using random: inout SplitMix) -> String {
    let chance = Double.random(in: 0..<1, using: &random)
    return Self.subjects[Int(chance * chance * Double(Self.subjects.count)) * 27 % 40]
  }

  /// A permutation of 0..<count: a Feistel network over the next power of four, walked until it
  /// falls inside.
  private func shuffled(_ index: Int) -> Int {
    var bits = 2
    while 1 << bits < count { bits += 2 }
    let half = bits / 2
    let mask: UInt64 = (1 << half) - 1
    var value = UInt64(index)
    repeat {
      var (left, right) = (value >> half, value & mask)
      for round in 0..<4 as Range<UInt64> {
        var random = SplitMix(seed: right &* 31 &+ round)
        (left, right) = (right, left ^ (random.next() & mask))
      }
      value = left << half | right
    } while value >= UInt64(count)
    return Int(value)
  }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}
