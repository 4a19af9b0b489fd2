// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults

extension RosterDatabase {
  /// Adds a student.
  ///
  /// - Throws: `StudentProblems` when what was typed cannot be kept.
  package func add(_ draft: StudentDraft, undoName: String) async throws -> RowID {
    let keyed = try await keys.keyed(draft)
    return try await write(undoName) { try $0.storeChecked(keyed) }
  }

  /// Changes a student; one who is gone stays gone.
  ///
  /// - Parameter everywhere: Whether name, reading and note are changed in the
  ///   other subjects too, where a student has the number and name that this
  ///   one had.
  /// - Throws: `StudentProblems` when what was typed cannot be kept.
  package func update(
    _ id: RowID, with draft: StudentDraft, everywhere: Bool = true, undoName: String
  ) async throws {
    let keyed = try await keys.keyed(draft)
    try await write(undoName) { transaction in
      guard let old = try transaction.object(Student.self, id: id) else { return }
      let others = everywhere ? try transaction.otherRecords(of: old) : []
      var keyed = keyed
      keyed.student.id = id
      _ = try transaction.storeChecked(keyed)
      for var other in others {
        (other.name, other.reading) = (keyed.student.name, keyed.student.reading)
        other.note = keyed.student.note
        try transaction.update(other, setting: keyed.keys.nameSettings(for: other))
      }
    }
  }

  /// Deletes students.
  package func delete(_ ids: [RowID], undoName: String) async throws {
    try await write(undoName) { try $0.delete(Student.self, ids: ids) }
  }

  /// Moves students to a subject.
  ///
  /// - Throws: `StudentProblems` when a number is taken there.
  package func move(_ ids: [RowID], toSubject name: String, undoName: String) async throws {
    let subject = await keys.subject(name)
    try await write(undoName) { transaction in
      try transaction.move(ids, to: try transaction.spelled(subject))
    }
  }

  /// Gives a subject another name.
  ///
  /// One that is taken joins the two.
  ///
  /// - Throws: `StudentProblems` when a number would be there twice.
  package func renameSubject(
    _ old: String, to new: String, undoName: String
  ) async throws {
    let (old, new) = (await keys.subject(old), await keys.subject(new))
    try await write(undoName) { transaction in
      let ids = try transaction.fetch(
        FetchRequest(predicate: Student.subjectKey == old.key, sortDescriptors: [])
      ).map(\.id)
      try transaction.move(ids, to: old.folded == new.folded ? new : transaction.spelled(new))
    }
  }

  /// Makes changes as one step of undo, which the results show when it returns.
  package func write<Result: Sendable>(
    _ undoName: String, _ body: @Sendable (borrowing Transaction) throws -> Result
  ) async throws -> Result {
    let result = try await store.write(undoName, body)
    context.refresh()
    return result
  }
}
