// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

extension RosterDatabase {
  /// Makes a backup and empties the roster, as one step of undo.
  ///
  /// - Returns: The path of the backup.
  /// - Throws: `DatabaseError`; then the roster is as it was.
  package func startNewYear(undoName: String) async throws -> String {
    let backup = try await backUp()
    try await write(undoName) { try $0.execute("DELETE FROM student") }
    return backup
  }

  /// How many students there are, whatever is shown.
  package func numberOfStudents() throws -> Int { try context.count(FetchRequest<Student>()) }
}
