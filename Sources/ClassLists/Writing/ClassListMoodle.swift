// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel

/// A class list as Moodle takes it at “Upload users”: a row a person, a column a course.
///
/// A name comes in two parts, and is read as it is spoken: `Li, Ana` as `Ana Li`. Notes are
/// left out, as Moodle shows a user’s description to others. So are e-mail addresses, which we
/// do not know: Moodle asks for a template when there is no such column.
package struct ClassListMoodle: ClassListWriter {
  private var people = WrittenPeople()
  package private(set) var count = 0

  package init() {}

  package mutating func append(_ student: Student) {
    count += 1
    var student = student
    student.note = ""
    people.add(student)
  }

  package mutating func file() async -> [UInt8] { await Self.file(of: people.people) }

  @concurrent
  private static func file(of people: [WrittenPeople.Person]) async -> [UInt8] {
    let courseCount = max(1, people.map(\.subjects.count).max() ?? 0)
    let hasReadings = people.contains { $0.student.reading != nil }
    var titles = ["username", "firstname", "lastname", "idnumber"]
    if hasReadings { titles += ["firstnamephonetic", "lastnamephonetic"] }
    titles += (1...courseCount).map { "course\($0)" }
    var (text, names) = (CommaSeparatedText(), UserNames())
    text.append(titles)
    for person in people {
      let student = person.student
      let (name, reading) = (student.writtenNameParts, student.readingParts)
      var cells = [names.name(for: student), name.given, name.family, student.number]
      if hasReadings { cells += [reading.given, reading.family] }
      cells += person.subjects
      cells += Array(repeating: "", count: courseCount - person.subjects.count)
      text.append(cells.map(\.protectedFromFormulas))
    }
    return text.bytes
  }
}
