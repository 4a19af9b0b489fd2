// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
internal import SQLite

extension Transaction {
  /// Stores a new student as one of many.
  ///
  /// It does what `store(_:)` does in a third of the time, and does not tell the id.
  package func storeNew(_ keyed: KeyedStudent) throws {
    let (student, keys, subject) = (keyed.student, keyed.keys, keyed.subject)
    try execute(
      Self.insertSQL,
      [
        .text(student.name), .text(student.number), .text(subject.name),
        student.reading.databaseValue, .text(student.note), .blob(keys.name), .blob(keys.family),
        .blob(keys.number), .blob(subject.key), .text(keys.initial.title),
        .blob(keys.initial.key), .text(keys.familyInitial.title), .blob(keys.familyInitial.key),
        .text(keys.words(number: student.number)), .text(subject.words),
        keyed.keyVersion.databaseValue,
      ])
  }

  /// Names the columns in the order of the entity's table.
  private static let insertSQL: String = {
    let columns = Student.table.columns.map(\.name)
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO student (\(columns.joined(separator: ", "))) VALUES (\(marks))"
  }()
}

extension RosterDatabase {
  /// Makes many changes as one step of undo.
  ///
  /// The writer gets memory for the pages of all indexes meanwhile. With what it
  /// has otherwise it writes each page many times.
  package func writeMany<Result: Sendable>(
    _ undoName: String, _ body: @Sendable (borrowing Transaction) throws -> Result
  ) async throws -> Result {
    do {
      let result = try await write(undoName) { transaction in
        try transaction.execute("PRAGMA cache_size = -65536")
        return try body(transaction)
      }
      await giveMemoryBack()
      return result
    } catch {
      await giveMemoryBack()
      throw error
    }
  }

  /// A writer that keeps the memory is no reason to call the changes failed.
  private func giveMemoryBack() async {
    try? await store.writeWithoutUndo { transaction in
      try transaction.execute("PRAGMA cache_size = -2000")
      try transaction.execute("PRAGMA shrink_memory")
    }
  }
}
