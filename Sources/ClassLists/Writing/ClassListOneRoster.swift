// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel
internal import Zip

/// A class list as an export of OneRoster 1.2 (CSV binding): one school, and for each subject a
/// course with a class, in one school year.
///
/// What the standard has no column for stands in columns of our own, as it allows. Who is in a
/// subject twice under one number with all else the same is one user.
package struct ClassListOneRoster: ClassListWriter {
  private let words: WrittenWords
  private var people = WrittenPeople()
  package private(set) var count = 0

  package init(_ words: WrittenWords) { self.words = words }

  package mutating func append(_ student: Student) {
    count += 1
    people.add(student)
  }

  package mutating func file() async -> [UInt8] { await Self.archive(people.people, words) }

  @concurrent
  private static func archive(
    _ people: [WrittenPeople.Person], _ words: WrittenWords
  ) async -> [UInt8] {
    let archive = ZipWriter()
    for file in OneRosterWriter(people, words).files {
      archive.add("\(file.name).csv", file.text.bytes)
    }
    return archive.archive()
  }
}
