// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

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

  /// The folder of the roster, in which its backups are made.
  package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// Copies the roster beside itself, under a name with the day’s date.
  private func backUp() async throws -> String {
    let date = try context.values("SELECT date('now', 'localtime')").first?.first
    let backup = unusedPath(labelled: date.flatMap(String.init(databaseValue:)) ?? "")
    try await store.copy(to: backup)
    return backup
  }

  /// A path beside the roster that nothing has: `roster-2026-07-31.db`, then
  /// `roster-2026-07-31-2.db`.
  private func unusedPath(labelled label: String) -> String {
    let name = path.dropFirst(folder.count)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = ("\(folder)\(name[..<dot])-\(label)", name[dot...])
    var (candidate, number) = ("\(stem)\(ending)", 1)
    while DatabaseFile(candidate).exists {
      number += 1
      candidate = "\(stem)-\(number)\(ending)"
    }
    return candidate
  }
}
