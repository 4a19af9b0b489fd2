// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
package import RosterModel

/// A class list as electronic business cards (vCard 3.0, RFC 2426), one for each student.
///
/// A student in two subjects has two cards.
package struct ClassListCards: ClassListWriter {
  private var bytes: [UInt8] = []
  package private(set) var count = 0

  package init() {}

  package mutating func append(_ student: Student) {
    count += 1
    let (family, given) = FamilyName.parts(of: student.name)
    let reading = student.readingParts
    append("BEGIN", "VCARD")
    append("VERSION", "3.0")
    append("UID", "urn:uuid:\(Self.identifier(of: student))")
    append("N", "\(CardValue.escaping(family));\(CardValue.escaping(given));;;")
    append("FN", CardValue.escaping(student.name))
    append("X-STUDENT-NUMBER", CardValue.escaping(student.number))
    append("X-PHONETIC-LAST-NAME", CardValue.escaping(reading.family))
    append("X-PHONETIC-FIRST-NAME", CardValue.escaping(reading.given))
    append("CATEGORIES", CardValue.escaping(student.subject))
    append("NOTE", CardValue.escaping(student.note))
    append("END", "VCARD")
  }

  package mutating func file() -> [UInt8] { bytes }

  /// By what programs know the card again.
  ///
  /// A roster numbers its students from 1, so what tells students of several rosters apart
  /// belongs to it.
  private static func identifier(of student: Student) -> String {
    WrittenIdentifier.uuid(of: [
      String(student.id), student.number, student.subject, student.name,
    ])
  }

  /// Adds a line, unless there is nothing to say.
  ///
  /// It is folded so that no line has more than 75 bytes, and no letter is cut.
  private mutating func append(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    var rest = Array("\(name):\(value)".utf8)[...]
    var limit = 75
    while rest.count > limit {
      var end = rest.startIndex + limit
      while rest[end] & 0xc0 == 0x80 { end -= 1 }
      bytes += rest[..<end]
      bytes += "\r\n ".utf8
      rest = rest[end...]
      limit = 74
    }
    bytes += rest
    bytes += "\r\n".utf8
  }
}
