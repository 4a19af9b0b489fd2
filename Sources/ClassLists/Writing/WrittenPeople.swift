// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel

/// The people of a class list, each with all subjects, as other systems keep them.
struct WrittenPeople: Sendable {
  struct Person: Sendable {
    let student: Student
    fileprivate(set) var subjects: [String]
  }

  /// What makes two students the same person: the number, if all else is the same, too.
  private struct Identity: Hashable {
    let number: String
    let name: String
    let reading: String
    let note: String

    /// Nil where a student stands alone: without a number, or in no subject.
    init?(_ student: Student) {
      guard !student.number.isEmpty, !student.subject.isEmpty else { return nil }
      (number, name) = (student.number, student.name)
      (reading, note) = (student.reading ?? "", student.note)
    }
  }

  private(set) var people: [Person] = []
  private var places: [Identity: Int] = [:]

  mutating func add(_ student: Student) {
    let identity = Identity(student)
    if let identity, let place = places[identity] {
      people[place].subjects.append(student.subject)
      return
    }
    if let identity { places[identity] = people.count }
    people.append(
      Person(student: student, subjects: student.subject.isEmpty ? [] : [student.subject]))
  }
}
