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
  /// - Returns: How many of them were not there yet.
  /// - Throws: `NumberClashes` when a number is taken there.
  @discardableResult
  package func move(
    _ ids: [RowID], toSubject name: String, undoName: String
  ) async throws -> Int {
    let subject = await keys.subject(name)
    return try await write(undoName) { transaction in
      try transaction.move(ids, to: try transaction.spelled(subject))
    }
  }

  /// Gives a subject another name.
  ///
  /// - Parameter joining: Whether its students may join those of another subject of
  ///   this name.
  /// - Throws: `NumberClashes` when a number would be there twice, else `SubjectTaken`
  ///   when there is another subject and `joining` is false.
  package func renameSubject(
    _ old: String, to new: String, joining: Bool, undoName: String
  ) async throws {
    let (old, new) = (await keys.subject(old), await keys.subject(new))
    try await write(undoName) { transaction in
      let other = old.folded == new.folded ? nil : try transaction.subjects()[new.folded]
      let others = try other.map { try transaction.students(in: $0).count }
      try transaction.move(try transaction.students(in: old).map(\.id), to: other ?? new)
      if let other, let others, !joining { throw SubjectTaken(name: other.name, count: others) }
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
