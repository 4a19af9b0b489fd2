// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// A class list as comma-separated text that spreadsheets open as it is meant.
///
/// UTF-8 with a byte order mark, lines that end in CR LF, quotation marks where they are
/// needed (RFC 4180), and no formulas. Our own reader makes exactly the same students of it.
package struct ClassListText {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = [0xef, 0xbb, 0xbf]

  /// How many students are in it.
  package private(set) var count = 0

  /// Begins with a row of titles.
  ///
  /// - Parameter titles: Those of name, number, subject, reading and note, in a person’s
  ///   language. English ones are written when our own reader would not know them.
  package init(titles: [String]) {
    appendRow(Self.areKnown(titles) ? titles : ["Name", "Number", "Subject", "Reading", "Note"])
  }

  /// Adds a student.
  package mutating func append(_ student: Student) {
    count += 1
    appendRow(
      [student.name, student.number, student.subject, student.reading ?? "", student.note]
        .map(\.protectedFromFormulas))
  }

  private mutating func appendRow(_ cells: [String]) {
    for (position, cell) in cells.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes += "\r\n".utf8
  }

  private mutating func append(_ cell: String) {
    guard cell.utf8.contains(where: Self.quotedSigns.contains) else { return bytes += cell.utf8 }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let quotedSigns: Set<UInt8> = [
    UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
  ]

  private static func areKnown(_ titles: [String]) -> Bool {
    let known = titles.map(HeaderTitle.normalized)
    return [.name, .number, .subject, .reading, .note].enumerated().allSatisfy { place, role in
      HeaderTitle.position(of: role, in: known) == place
    }
  }
}
