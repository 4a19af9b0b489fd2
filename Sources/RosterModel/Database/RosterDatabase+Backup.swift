// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Copies of the whole roster.
extension RosterDatabase {
  /// The students of a backup, or of any roster that is not open here.
  ///
  /// The file stays as it is: a copy is read, also one of an older version.
  ///
  /// - Throws: `RosterOpenError`.
  /// - Complexity: O(bytes), away from the main actor but for the rows.
  package static func students(
    ofBackup path: String
  ) async throws(RosterOpenError) -> [Student] {
    guard case .database = DatabaseFile(path).content() else { throw .notADatabase }
    let copy = try await openCopy(of: path)
    let outcome = Result { () throws(DatabaseError) in
      try copy.context.fetch(FetchRequest<Student>(sortDescriptors: []))
    }
    await copy.close()
    DatabaseFile(copy.path).remove()
    do throws(DatabaseError) { return try outcome.get() } catch { throw RosterOpenError(error) }
  }

  /// Makes a copy for someone to keep, in a place of our own.
  ///
  /// It holds all that was stored when it was begun, and nothing that is being stored.
  /// Give it back with `discard(backup:)`.
  ///
  /// - Returns: The path of the copy.
  /// - Throws: `DatabaseError`; then there is no copy.
  package func makeBackup() async throws -> String {
    let copy = DatabaseFile("\(DatabaseFile.cacheFolder)/io.github.swiftroster.Roster/backup.db")
    guard copy.makeFolder() else { throw DatabaseError(code: 14, message: copy.path) }
    let path = copy.unusedPath
    try await store.copy(to: path)
    return path
  }

  /// Removes a copy that was made by `makeBackup()`.
  package func discard(backup path: String) { DatabaseFile(path).remove() }

  /// Whether a path leads to the file that is open.
  package func isOpen(_ path: String) -> Bool {
    DatabaseFile(path).isSameFile(as: DatabaseFile(self.path))
  }

  /// The folder of the roster, in which its backups are made.
  package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// Copies the roster beside itself, under a name with the day’s date.
  package func backUp() async throws -> String {
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
