// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

extension Transaction {
  /// Runs `body`, and has the students who come in it put into the index of words at
  /// its end.
  ///
  /// For each statement the index writes what it gathered. One statement for all takes
  /// a quarter of the time that one for some hundreds takes.
  ///
  /// - Throws: What `body` throws, or `DatabaseError`; then nothing of the transaction
  ///   may be kept.
  package func indexingWordsAtEnd(_ body: () throws -> Void) throws {
    let last = try values("SELECT seq FROM sqlite_sequence WHERE name = 'student'").first
    try set(.searchWaits, to: .integer(1))
    try body()
    try remove(.searchWaits)
    try SearchIndex.fill(in: self, after: last.flatMap { Int64(databaseValue: $0[0]) } ?? 0)
  }

  /// Stores new students, some hundreds at a time.
  ///
  /// It does what `store(_:)` does in a fraction of the time, and does not tell the
  /// ids.
  package func storeNew(_ rows: StudentRows) throws {
    guard rows.count > 0 else { return }
    try execute(rows.insertSQL, rows.values)
  }

  /// Stores one new student.
  package func storeNew(_ keyed: KeyedStudent) throws {
    try storeNew(StudentRows(CollectionOfOne(keyed)))
  }
}

/// Students as they are stored, in one insertion, which may be made on another thread.
package struct StudentRows: Sendable {
  let count: Int
  let values: [DatabaseValue]
  let insertSQL: String

  package init(_ students: some Collection<KeyedStudent>) {
    var values: [DatabaseValue] = []
    values.reserveCapacity(students.count * Student.table.columns.count)
    for student in students { values += student.values }
    (count, self.values) = (students.count, values)
    insertSQL = Self.insertSQL(count: count)
  }

  /// Names the columns in the order of the entity's table.
  private static func insertSQL(count: Int) -> String {
    let columns = Student.table.columns.map(\.name)
    let row = "(" + columns.map { _ in "?" }.joined(separator: ", ") + ")"
    let rows = Array(repeating: row, count: count).joined(separator: ", ")
    return "INSERT INTO student (\(columns.joined(separator: ", "))) VALUES \(rows)"
  }
}

extension KeyedStudent {
  /// What is stored, in the order of the entity's table.
  fileprivate var values: [DatabaseValue] {
    [
      .text(student.name), .text(student.number), .text(subject.name),
      student.reading.databaseValue, .text(student.note), .blob(keys.name), .blob(keys.family),
      .blob(keys.number), .blob(subject.key), .text(keys.initial.title),
      .blob(keys.initial.key), .text(keys.familyInitial.title), .blob(keys.familyInitial.key),
      .text(keys.words(number: student.number)), .text(subject.words), keyVersion.databaseValue,
    ]
  }
}
