// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// A class list as comma-separated text that spreadsheets open as it is meant, without
/// formulas.
package struct ClassListText: ClassListWriter {
  private var text = CommaSeparatedText()
  package private(set) var count = 0

  /// Begins with a row of titles.
  ///
  /// - Parameter titles: Those of name, number, subject, reading and note, in a person’s
  ///   language. English ones are written when our own reader would not know them.
  package init(titles: [String]) { text.append(WrittenTitles.known(titles)) }

  package mutating func append(_ student: Student) {
    count += 1
    text.append(
      [student.name, student.number, student.subject, student.reading ?? "", student.note]
        .map(\.protectedFromFormulas))
  }

  package func file() -> [UInt8] { text.bytes }
}
