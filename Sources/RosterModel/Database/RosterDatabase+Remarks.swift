// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

/// What can be said of a student who is being typed, before anything is stored.
package struct StudentRemarks: Hashable, Sendable {
  /// Who has the number already; a student with it cannot be stored.
  package let numberTaken: StudentProblem?

  /// Others of the same name in the subject, who have other numbers: no mistake, but
  /// worth a look.
  package let namesakes: [Student]
}

extension RosterDatabase {
  /// What can be said of what was typed, by what is shown now.
  ///
  /// - Parameter id: The student who is edited; nil for a new one.
  /// - Complexity: A look-up for each subject and each student whose name begins alike.
  package func remarks(
    on draft: StudentDraft, except id: RowID? = nil
  ) async throws -> StudentRemarks {
    let typed = await keys.subject(draft.subject)
    let subject =
      try context.values(KeyedSubject.allSQL).lazy.compactMap(KeyedSubject.init)
      .first { $0.folded == typed.folded } ?? typed
    let number = draft.number.keptAsTyped
    let holder = try holder(of: await keys.numberKey(number), in: subject, except: id)
    let namesakes = try students(named: draft.name, in: subject)
    return StudentRemarks(
      numberTaken: holder.map { .numberTaken(by: $0.name, in: $0.subject) },
      namesakes: namesakes.filter { $0.id != id && $0.id != holder?.id })
  }

  /// The other records with a student’s number.
  ///
  /// - Complexity: Two look-ups for each subject.
  package func otherRecords(of student: Student) throws -> OtherRecords {
    let key = try context.values(Student.numberKeySQL, [.integer(student.id)]).first
    guard let key = key.flatMap({ [UInt8](databaseValue: $0[0]) }) else { return OtherRecords() }
    let all = try context.fetch(Student.request(forNumber: key)).filter {
      $0.id != student.id && $0.hasNumber(of: student)
    }
    var records = OtherRecords()
    records.ofSameName = all.filter { $0.isNamed(like: student) }
    records.ofOtherNames = all.filter { !$0.isNamed(like: student) }
    return records
  }

  private func holder(
    of number: [UInt8], in subject: KeyedSubject, except id: RowID?
  ) throws -> Student? {
    try context.fetch(Student.request(forNumber: number, in: subject)).first { $0.id != id }
  }

  /// Names are alike when only case, width or spacing differ.
  private func students(named name: String, in subject: KeyedSubject) throws -> [Student] {
    guard let isFound = SearchTerms(name).predicate else { return [] }
    let folded = KeyedSubject.fold(name)
    return try context.fetch(
      FetchRequest(
        predicate: isFound && Student.subjectKey == subject.key,
        sortDescriptors: [.ascending(Student.numberKey)])
    ).filter { KeyedSubject.fold($0.name) == folded }
  }
}

extension Student {
  /// Reads the key of a student’s number.
  static let numberKeySQL = "SELECT number_key FROM student WHERE id = ?"

  /// Whether both have one number: no number is nobody’s, and `007` is not `7`.
  func hasNumber(of other: Student) -> Bool { !number.isEmpty && number == other.number }

  /// Who has a number in a subject.
  static func request(
    forNumber key: [UInt8], in subject: KeyedSubject
  ) -> FetchRequest<Student> {
    FetchRequest(predicate: subjectKey == subject.key && numberKey == key)
  }

  /// Who has a number, in the order of the subjects.
  ///
  /// Costs two look-ups for each subject.
  static func request(forNumber key: [UInt8]) -> FetchRequest<Student> {
    FetchRequest(
      predicate: Predicate(
        sql: """
          student.id IN (
            SELECT other.id FROM (\(KeyedSubject.allSQL)) AS present
            CROSS JOIN student AS other ON other.subject_key = present.subject_key
            WHERE other.number_key = ?)
          """, arguments: [.blob(key)]),
      sortDescriptors: [.ascending(subjectKey)])
  }
}
