// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// Makes a file of students, one after the other.
///
/// Our own reader makes exactly the same students of it, as far as the format holds them.
package protocol ClassListWriter {
  /// How many students are in it.
  var count: Int { get }

  /// Adds a student.
  mutating func append(_ student: Student)

  /// The whole file; nothing can be added then.
  mutating func file() async -> [UInt8]
}

/// What a file says besides its students.
package struct WrittenWords: Sendable {
  /// The titles of name, number, subject, reading and note, in a person’s language.
  let titles: [String]

  /// What the sheet of a workbook is called.
  let sheet: String

  /// What the school is called.
  let school: String

  /// The year in which the school year begins.
  let year: Int

  package init(titles: [String], sheet: String, school: String, year: Int) {
    (self.titles, self.sheet, self.school, self.year) = (titles, sheet, school, year)
  }
}

/// The titles of the columns that are written.
enum WrittenTitles {
  /// Those in a person’s language; English ones when our own reader would not know them.
  ///
  /// - Parameter titles: Those of name, number, subject, reading and note.
  static func known(_ titles: [String]) -> [String] {
    let known = titles.map(HeaderTitle.normalized)
    let areKnown = [.name, .number, .subject, .reading, .note].enumerated().allSatisfy {
      HeaderTitle.position(of: $1, in: known) == $0
    }
    return areKnown ? titles : ["Name", "Number", "Subject", "Reading", "Note"]
  }
}
