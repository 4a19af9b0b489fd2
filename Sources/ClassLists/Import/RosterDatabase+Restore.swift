// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
package import RosterModel

extension RosterDatabase {
  /// Puts students in place of all who are here, after a backup of these.
  ///
  /// It is one transaction and one step of undo, away from the main actor. Cancelling the
  /// task, or an error, leaves the roster as it was.
  ///
  /// - Parameters:
  ///   - students: Those of a backup.
  ///   - undoName: What undo will say, such as “Restore roster.db”.
  ///   - progress: Called with the part that is done, from 0 to 1, on any thread.
  /// - Returns: The path of the backup that was made.
  /// - Throws: `CancellationError`, or `DatabaseError`.
  package func restore(
    _ students: [Student], undoName: String,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> String {
    let backup = try await backUp()
    try await write(undoName) { transaction in
      try transaction.execute("DELETE FROM student")
      let additions = NewStudents(count: students.count) { place, maker in
        maker.keyed(students[place], in: maker.subject(students[place].subject))
      }
      let total = Double(students.count)
      try additions.store(try transaction.keyMaker(), in: transaction) {
        progress(Double($0) / total)
      }
      try Task.checkCancellation()
    }
    return backup
  }
}
