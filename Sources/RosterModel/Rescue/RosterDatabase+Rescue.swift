// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// What took the place of a damaged roster.
package struct Rescue: Equatable, Sendable {
  /// How many students there are now.
  package let studentCount: Int

  /// Where the damaged file is kept, with all its bytes.
  package let keptPath: String
}

extension RosterDatabase {
  /// Puts a backup in the place of a damaged roster, which is kept beside it.
  ///
  /// - Throws: `RosterOpenError`, as when the backup is damaged, too; then all is as it was.
  /// - Complexity: O(bytes).
  package static func replaceDamaged(
    _ path: String, withBackup backup: String
  ) async throws(RosterOpenError) -> Rescue {
    try await replace(path) { part throws(RosterOpenError) in
      guard case .database = DatabaseFile(backup).content() else { throw .notADatabase }
      try await RosterFile(path: backup, schema: .current)
        .copy(to: RosterFile(path: part, schema: .current))
      return try await open(part)
    }
  }

  /// Makes a roster of what can be read of a damaged one, which is kept beside it.
  ///
  /// Students whose parts of the file are gone are missing, and so is the history.
  ///
  /// - Throws: `RosterOpenError`, `damaged` when nothing can be read; then all is as it was.
  /// - Complexity: O(bytes), and a look-up for each student who is gone.
  package static func repairDamaged(_ path: String) async throws(RosterOpenError) -> Rescue {
    try await replace(path) { part throws(RosterOpenError) in
      let salvage = try await Salvage.read(path, withHelpOf: part + ".damaged")
      let roster = try await open(part)
      try await fill(roster, with: salvage)
      return roster
    }
  }

  private static func fill(
    _ roster: RosterDatabase, with salvage: Salvage
  ) async throws(RosterOpenError) {
    do {
      try await roster.store.writeWithoutUndo { transaction in
        if let language = salvage.language { try transaction.set(.locale, to: .text(language)) }
        if let name = salvage.name { try transaction.set(.name, to: .text(name)) }
        let maker = try transaction.keyMaker()
        for student in salvage.students {
          try transaction.storeNew(maker.keyed(student, in: maker.subject(student.subject)))
        }
      }
    } catch {
      await roster.close()
      throw (error as? DatabaseError).map { RosterOpenError($0) } ?? .damaged
    }
  }

  /// Makes another roster beside a damaged one, and has them change places when it is whole.
  private static func replace(
    _ path: String, make: (_ part: String) async throws(RosterOpenError) -> RosterDatabase
  ) async throws(RosterOpenError) -> Rescue {
    let part = DatabaseFile(DatabaseFile(path + ".part").unusedPath)
    do throws(RosterOpenError) {
      let roster = try await make(part.path)
      let check = try? await roster.check()
      await roster.close()
      // Opening an older one leaves a copy of it.
      for version in 1..<Schema.current.version {
        DatabaseFile("\(part.path).version-\(version)").remove()
      }
      guard let check, check.isSound else { throw .damaged }
      let kept = DatabaseFile(DatabaseFile(path + ".damaged").unusedPath)
      do throws(DatabaseError) {
        try part.takePlace(of: DatabaseFile(path), keeping: kept)
      } catch {
        throw RosterOpenError(error)
      }
      return Rescue(studentCount: check.studentCount, keptPath: kept.path)
    } catch {
      part.remove()
      throw error
    }
  }
}
