// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

extension KeyedSubject {
  /// Each subject once, in order.
  ///
  /// Costs a look-up for each.
  static let allSQL = """
    WITH RECURSIVE present (key) AS (
      SELECT min(subject_key) FROM student
      UNION ALL
      SELECT (SELECT min(subject_key) FROM student WHERE subject_key > present.key)
      FROM present WHERE present.key IS NOT NULL
    )
    SELECT subject, subject_key, subject_words FROM present JOIN student
    ON student.id = (SELECT id FROM student WHERE subject_key = present.key LIMIT 1)
    """

  init?(_ row: [DatabaseValue]) {
    guard let name = String(databaseValue: row[0]), let key = [UInt8](databaseValue: row[1]),
      let words = String(databaseValue: row[2])
    else { return nil }
    self.init(name: name, key: key, words: words)
  }
}

extension Transaction {
  /// The subjects that have students, by the form in which they are told apart.
  package func subjects() throws -> [String: KeyedSubject] {
    let subjects = try values(KeyedSubject.allSQL).compactMap(KeyedSubject.init)
    return Dictionary(subjects.map { ($0.folded, $0) }) { first, _ in first }
  }

  /// A maker of keys for this file, for where the desk's are not at hand.
  package func keyMaker() throws -> KeyMaker { try KeyMaker(keyRecipe()) }

  /// What makers of keys for this file are made from.
  package func keyRecipe() throws -> KeyMaker.Recipe {
    KeyMaker.Recipe(
      locale: String(databaseValue: try value(of: .locale)) ?? "",
      fileVersion: [UInt8](databaseValue: try value(of: .keyVersion)))
  }

  /// The students of a subject, in no order.
  package func students(in subject: KeyedSubject) throws -> [Student] {
    try fetch(FetchRequest(predicate: Student.subjectKey == subject.key))
  }

  /// The subject as it is spelled already, when only case, width or spacing differ.
  func spelled(_ subject: KeyedSubject) throws -> KeyedSubject {
    try subjects()[subject.folded] ?? subject
  }

  /// The other student who has this number in this subject.
  func holder(
    ofNumber key: [UInt8], in subject: KeyedSubject, except id: RowID
  ) throws -> Student? {
    try fetch(Student.request(forNumber: key, in: subject)).first { $0.id != id }
  }

  /// Stores a new student, or one that has an id again.
  ///
  /// It does not look whether the number is taken.
  @discardableResult
  package func store(_ keyed: KeyedStudent) throws -> RowID {
    var student = keyed.student
    student.subject = keyed.subject.name
    let settings =
      keyed.keys.settings(for: student) + keyed.subject.keySettings
      + [Student.keyVersion.set(to: keyed.keyVersion)]
    if student.id == 0 { return try insert(student, setting: settings) }
    try update(student, setting: settings)
    return student.id
  }

  /// Stores a student whose subject is spelled as it is already.
  ///
  /// - Throws: `StudentProblems` when someone else has the number.
  func storeChecked(_ keyed: KeyedStudent) throws -> RowID {
    var keyed = keyed
    keyed.subject = try spelled(keyed.subject)
    let other =
      keyed.student.number.isEmpty
      ? nil : try holder(ofNumber: keyed.keys.number, in: keyed.subject, except: keyed.student.id)
    if let other {
      throw StudentProblems([.numberTaken(by: other.name, in: other.subject)])
    }
    return try store(keyed)
  }
}

extension Transaction {
  /// Gives students another subject.
  ///
  /// - Returns: How many students there were that did not have it.
  /// - Throws: `NumberClashes` with every number that is taken there.
  @discardableResult
  func move(_ ids: [RowID], to subject: KeyedSubject) throws -> Int {
    var clashes: [NumberClash] = []
    var count = 0
    for id in ids {
      guard let student = try object(Student.self, id: id), student.subject != subject.name else {
        continue
      }
      count += 1
      if let holder = try holder(ofNumberOf: student, in: subject) {
        clashes.append(
          NumberClash(number: student.number, newcomer: student.name, holder: holder.name))
      } else {
        try update(Student.self, ids: [id], setting: subject.settings)
      }
    }
    guard clashes.isEmpty else { throw NumberClashes(clashes: clashes, subject: subject.name) }
    return count
  }

  /// Who has a stored student’s number in a subject; nil when it is no number.
  private func holder(ofNumberOf student: Student, in subject: KeyedSubject) throws -> Student? {
    guard !student.number.isEmpty, let key = try numberKey(of: student.id) else { return nil }
    return try holder(ofNumber: key, in: subject, except: student.id)
  }

  private func numberKey(of id: RowID) throws -> [UInt8]? {
    try values(Student.numberKeySQL, [.integer(id)]).first.flatMap { [UInt8](databaseValue: $0[0]) }
  }
}
