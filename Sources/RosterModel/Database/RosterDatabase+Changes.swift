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
  /// - Parameter others: Records with its number that change with it, as a person saw them;
  ///   those that were changed since are left alone. Of name, reading and note each gets what
  ///   is changed here, and one of another name gets name and reading in any case.
  /// - Throws: `StudentProblems` when what was typed cannot be kept.
  package func update(
    _ id: RowID, with draft: StudentDraft, alongWith others: [Student] = [], undoName: String
  ) async throws {
    var keyed = try await keys.keyed(draft)
    keyed.student.id = id
    let followers = try await followers(of: keyed.student, among: others)
    try await write(undoName) { [keyed] transaction in
      guard try transaction.object(Student.self, id: id) != nil else { return }
      _ = try transaction.storeChecked(keyed)
      for (before, after) in followers
      where try transaction.object(Student.self, id: before.id) == before {
        try transaction.store(after)
      }
    }
  }

  /// What becomes of the records that change with one.
  private func followers(
    of new: Student, among others: [Student]
  ) async throws -> [(before: Student, after: KeyedStudent)] {
    guard let old = try context.object(Student.self, id: new.id) else { return [] }
    var followers: [(before: Student, after: KeyedStudent)] = []
    for before in others {
      let after = before.following(old, to: new)
      guard after != before else { continue }
      var keyed = try await keys.keyed(StudentDraft(after))
      keyed.student.id = before.id
      followers.append((before, keyed))
    }
    return followers
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
    context.catchUp()
    return result
  }
}
