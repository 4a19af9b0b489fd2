// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Whether the keys of students are those that their names, numbers and subjects have.
struct KeyCheck {
  private(set) var studentCount = 0

  /// Students with other keys.
  private var ids: [RowID] = []

  /// So many students are in memory at once.
  private static let portion = 500

  /// Makes the keys of all students anew and compares.
  ///
  /// Keys of a newer version are left alone: only a newer program knows them.
  ///
  /// - Complexity: Some microseconds for each student.
  init(_ transaction: borrowing Transaction) throws {
    let maker = try transaction.keyMaker()
    let canTell = try maker.mark == nil && transaction.value(of: .keyVersion) == maker.blob
    let names = Self.keyColumns.joined(separator: ", ")
    let sql = "SELECT id, \(names) FROM student WHERE id > ? ORDER BY id LIMIT \(Self.portion)"
    var last = RowID.min
    while case let rows = try transaction.values(sql, [.integer(last)]), let end = rows.last {
      studentCount += rows.count
      last = Int64(databaseValue: end[0]) ?? .max
      for row in rows where canTell { try compare(row, with: maker, transaction) }
    }
  }

  var faults: [String] { ids.isEmpty ? [] : ["\(ids.count) students have other keys"] }

  /// Gives the students their keys; undo does not see it.
  func mend(_ transaction: borrowing Transaction) throws {
    try KeyUpkeep(transaction).key(ids, transaction)
  }

  private mutating func compare(
    _ row: [DatabaseValue], with maker: KeyMaker, _ transaction: borrowing Transaction
  ) throws {
    guard let id = Int64(databaseValue: row[0]),
      let student = try transaction.object(Student.self, id: id)
    else { return }
    let settings =
      maker.keys(for: student).settings(for: student) + maker.subject(student.subject).keySettings
    let wanted = Dictionary(uniqueKeysWithValues: settings.map { ($0.columnName, $0.value) })
    for (name, value) in zip(Self.keyColumns, row.dropFirst()) where wanted[name] != value {
      ids.append(id)
      return
    }
  }

  private static let keyColumns = [
    Student.nameKey.name, Student.familyKey.name, Student.numberKey.name, Student.subjectKey.name,
    Student.initial.name, Student.initialKey.name, Student.familyInitial.name,
    Student.familyInitialKey.name, Student.words.name, Student.subjectWords.name,
  ]
}

extension KeyMaker {
  /// What a file whose keys this makes says of them.
  fileprivate var blob: DatabaseValue { .blob(version.bytes) }
}
