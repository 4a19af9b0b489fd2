// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import ICU
internal import SQLite

/// Sees that each row has keys that are as new as its file's.
///
/// The language belongs to the file. A program with newer keys makes all keys
/// anew; one with older keys marks the rows it writes, and the next newer one
/// finds them by the mark.
struct KeyUpkeep {
  /// Which rows have no keys of the file's version; an index serves it.
  static let condition =
    "name_key IS NULL OR number_key IS NULL OR subject_key IS NULL OR key_version IS NOT NULL"

  private let maker: KeyMaker
  private let fileVersion: [UInt8]?

  /// Whether all keys are made, not only those that are missing.
  private let makesAll: Bool

  /// Reads what made the file's keys; a file without a language gets this system's.
  init(_ transaction: borrowing Transaction) throws {
    var locale = Locale.current.identifier
    switch try transaction.value(of: .locale) {
    case .text(let text): locale = text
    default: try transaction.set(.locale, to: .text(locale))
    }
    fileVersion = [UInt8](databaseValue: try transaction.value(of: .keyVersion))
    let maker = try KeyMaker(locale: locale, fileVersion: fileVersion)
    makesAll = fileVersion.map { $0.lexicographicallyPrecedes(maker.version.bytes) } ?? true
    self.maker = maker
  }

  /// Gives the file another language, in which all keys are to be made anew.
  init(_ transaction: borrowing Transaction, language: String) throws {
    try transaction.set(.locale, to: .text(language))
    fileVersion = [UInt8](databaseValue: try transaction.value(of: .keyVersion))
    maker = try KeyMaker(locale: language)
    makesAll = true
  }

  /// Whether a row is there without keys of the file's version.
  static func isNeeded(_ transaction: borrowing Transaction) throws -> Bool {
    try !transaction.values("SELECT 1 FROM student WHERE \(condition) LIMIT 1").isEmpty
  }

  /// Makes the keys that are missing or older than this program's.
  ///
  /// - Parameter progress: Is told what part is done, from 0 to 1.
  func run(_ transaction: borrowing Transaction, progress: (Double) -> Void = { _ in }) throws {
    let version = maker.version
    let condition = makesAll ? "1" : maker.mark == nil ? Self.condition : "name_key IS NULL"
    let ids = try transaction.values("SELECT id FROM student WHERE \(condition)")
      .compactMap { Int64(databaseValue: $0[0]) }
    if makesAll, !ids.isEmpty {
      try SearchIndex.makeAnew(in: transaction) { try key(ids, transaction, progress) }
    } else if !ids.isEmpty {
      try key(ids, transaction, progress)
    }
    guard makesAll else { return }
    try markHistory(transaction)
    try transaction.set(.keyVersion, to: .blob(version.bytes))
    try transaction.set(.fingerprint, to: .text(version.fingerprint))
  }

  /// Marks the rows that undo may bring back, so that their keys are made anew then.
  private func markHistory(_ transaction: borrowing Transaction) throws {
    let table = try transaction.values(
      "SELECT 1 FROM sqlite_schema WHERE name = 'student_before'")
    guard let fileVersion, !table.isEmpty else { return }
    try transaction.execute(
      "UPDATE student_before SET key_version = ? WHERE key_version IS NULL", [.blob(fileVersion)])
  }

  /// Makes the keys of some students anew; the journal does not see it.
  func key(
    _ ids: [RowID], _ transaction: borrowing Transaction,
    _ progress: (Double) -> Void = { _ in }
  ) throws {
    try transaction.withoutJournal(of: Student.self) {
      for (place, id) in ids.enumerated() {
        try key(id, transaction)
        if place.isMultiple(of: 500) { progress(Double(place) / Double(ids.count)) }
      }
    }
  }

  private func key(
    _ id: RowID, _ transaction: borrowing Transaction
  ) throws(DatabaseError) {
    guard let student = try transaction.object(Student.self, id: id) else { return }
    let subject = maker.subject(student.subject)
    try transaction.update(
      Student.self, ids: [id],
      setting: maker.keys(for: student).settings(for: student) + subject.settings
        + [Student.keyVersion.set(to: maker.mark)])
  }
}
