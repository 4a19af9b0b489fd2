// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// The lines of electronic business cards (vCard 2.1, 3.0 and 4.0), put together again.
struct CardText {
  private var lines: [ArraySlice<UInt8>]
  private var position = 0

  /// Whether the next line continues as version 2.1 does: the space at its start counts.
  private var keepsSpace = false

  init(_ bytes: [UInt8]) {
    lines = bytes.split(omittingEmptySubsequences: true) {
      $0 == Byte.lineFeed || $0 == Byte.carriageReturn
    }
  }

  /// Whether a file begins as one does, in an encoding of bytes or with a mark.
  static func isCard(_ bytes: [UInt8]) -> Bool {
    // A mark of UTF-8 is passed by hand: the beginning may end within a letter.
    let isMarked = bytes.starts(with: [0xef, 0xbb, 0xbf])
    let start = Array(bytes.dropFirst(isMarked ? 3 : 0).prefix(64))
    let text = (try? FileText(start, orIn: .windows1252).bytes) ?? start
    let first = text.drop { $0 == Byte.lineFeed || $0 == Byte.carriageReturn || $0 == 0x20 }
    return String(decoding: first.prefix(11), as: UTF8.self).uppercased() == "BEGIN:VCARD"
  }

  /// The next line, however it was folded, or nil at the end.
  ///
  /// It is put together as bytes: a fold may cut a letter.
  mutating func next() -> CardProperty? {
    while position < lines.count {
      var line = Array(lines[position])
      position += 1
      if CardProperty.isSoft(line) { addSoftLines(to: &line) }
      while position < lines.count, let first = lines[position].first, first == 0x20 || first == 9 {
        line += keepsSpace ? lines[position] : lines[position].dropFirst()
        position += 1
      }
      guard let property = CardProperty(line) else { continue }
      if property.name == "VERSION" { keepsSpace = property.raw.starts(with: Array("2.1".utf8)) }
      return property
    }
    return nil
  }

  /// Adds the lines that a quoted-printable value goes on with.
  private mutating func addSoftLines(to line: inout [UInt8]) {
    while line.last == UInt8(ascii: "="), position < lines.count {
      line.removeLast()
      line += lines[position]
      position += 1
    }
  }
}
