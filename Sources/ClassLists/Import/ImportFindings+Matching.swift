// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

extension ImportFindings {
  /// Compares a table with the roster, one subject after the other.
  ///
  /// - Throws: `CancellationError`, or `DatabaseError`.
  /// - Complexity: O(rows + students in the subjects of the table).
  init(_ table: CheckedTable, _ transaction: borrowing Transaction) throws {
    let present = try transaction.subjects()
    subjects = table.subjects.map { present[$0.folded]?.name ?? $0.name }
    outcomes = table.rows.map { row in row.problem.map { .problem($0) } ?? .new(hasNamesake: false)
    }
    for (subject, rows) in table.rowsBySubject.enumerated() {
      try Task.checkCancellation()
      var old: [Student] = []
      if let known = present[table.subjects[subject].folded] {
        old = try transaction.students(in: known)
      }
      compare(rows, of: table, with: old)
    }
  }

  private mutating func compare(_ rows: [Int], of table: CheckedTable, with old: [Student]) {
    var existing = ExistingStudents(old)
    var names = Namesakes(old)
    var newcomers: [(position: Int, name: Int)] = []
    for position in rows where table.rows[position].problem == nil {
      let student = table.rows[position].student
      if let known = existing.take(student) {
        outcomes[position] =
          known.merged(with: student).map { .changed(old: known, new: $0) } ?? .unchanged
      } else {
        newcomers.append((position, names.add(student)))
      }
    }
    for (position, name) in newcomers {
      outcomes[position] = .new(hasNamesake: names.areSeveral(name))
    }
  }
}

extension CheckedTable {
  /// The places of the rows of each subject.
  fileprivate var rowsBySubject: [[Int]] {
    var places: [[Int]] = Array(repeating: [], count: subjects.count)
    for (place, row) in rows.enumerated() { places[row.subject].append(place) }
    return places
  }
}

/// The students of a subject whom a row may mean.
///
/// The number decides; among students without number the name.
private struct ExistingStudents {
  private var byNumber: [String: [Student]] = [:]
  private var byName: [String: [Student]] = [:]

  init(_ students: [Student]) {
    // The last one first, because they are taken from the end.
    for student in students.sorted(by: { $0.id > $1.id }) {
      if student.number.isEmpty {
        byName[student.name, default: []].append(student)
      } else {
        byNumber[student.number, default: []].append(student)
      }
    }
  }

  /// The student meant, who cannot be meant again.
  mutating func take(_ student: Student) -> Student? {
    student.number.isEmpty
      ? byName[student.name]?.popLast() : byNumber[student.number]?.popLast()
  }
}

/// Which names of a subject several students have.
private struct Namesakes {
  /// Hashes of names: that of a name that is there once would have to be that of another.
  private var seen: Set<Int> = []
  private var repeated: Set<Int> = []

  init(_ students: [Student]) { for student in students { add(student) } }

  /// Adds a student, and returns what `areSeveral` knows the name by.
  @discardableResult
  mutating func add(_ student: Student) -> Int {
    let hash = Self.hash(of: student.name)
    if !seen.insert(hash).inserted { repeated.insert(hash) }
    return hash
  }

  func areSeveral(_ name: Int) -> Bool { repeated.contains(name) }

  /// Case does not make another name.
  private static func hash(of name: String) -> Int { name.lowercased().hashValue }
}

extension Student {
  /// The student with what a file says of it; nil when that is nothing new.
  ///
  /// A file takes nothing away: what it leaves empty stays.
  fileprivate func merged(with new: Student) -> Student? {
    var student = self
    student.name = new.name
    student.reading = new.reading ?? reading
    if !new.note.isEmpty { student.note = new.note }
    return student == self ? nil : student
  }
}
