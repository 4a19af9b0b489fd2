// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// What can still be read of a damaged roster.
struct Salvage: Sendable {
  private(set) var students: [Student] = []
  private(set) var name: String?
  private(set) var language: String?

  /// Reads a copy of the file, which SQLite may change.
  ///
  /// - Throws: `RosterOpenError`, `damaged` when the list of tables is gone.
  @concurrent
  static func read(
    _ path: String, withHelpOf copyPath: String
  ) async throws(RosterOpenError) -> Salvage {
    let copy = DatabaseFile(copyPath)
    copy.remove()
    defer { copy.remove() }
    do throws(DatabaseError) {
      try DatabaseFile(path).copy(to: copy)
      return try Salvage(Connection.open(copy.path, .existing))
    } catch {
      throw RosterOpenError(error)
    }
  }

  private init(_ connection: borrowing Connection) throws(DatabaseError) {
    // SQLite reads a file that was cut off as far as it goes only when told this.
    try connection.executeScript("PRAGMA writable_schema = ON")
    // Whatever is damaged, the tables must be known.
    _ = try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'student'")
    name = try? connection.text(Setting.readSQL, [.text(Setting.name.rawValue)])
    language = try? connection.text(Setting.readSQL, [.text(Setting.locale.rawValue)])
    var found: [RowID: Student] = [:]
    // From both ends up to what is damaged, then one by one between.
    read("WHERE id > ? ORDER BY id", from: 0, in: connection) { found[$0.id] = $0 }
    let low = found.keys.max() ?? 0
    read("WHERE id > ? ORDER BY id DESC", from: low, in: connection) { found[$0.id] = $0 }
    for id in low..<lastID(found, in: connection) where found[id] == nil {
      read("WHERE id = ?", from: id, in: connection) { found[$0.id] = $0 }
    }
    students = found.values.sorted { $0.id < $1.id }.filter { !$0.name.isEmpty }
    for place in students.indices { students[place].id = 0 }
  }

  /// How far students may be sought.
  private func lastID(_ found: [RowID: Student], in connection: borrowing Connection) -> RowID {
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = 'student'"
    let said = (try? connection.integer(sql)) ?? 0
    // A number that was damaged must not keep anyone waiting.
    return max(found.keys.max() ?? 0, said < 10_000_000 ? said : 0) + 1
  }

  /// Reads rows until there are no more, or one that cannot be read.
  private func read(
    _ condition: String, from id: RowID, in connection: borrowing Connection,
    _ take: (Student) -> Void
  ) {
    let columns = "id, name, number, subject, reading, note"
    try? connection.query(
      "SELECT \(columns) FROM student NOT INDEXED \(condition)", [.integer(id)]
    ) { row in
      var draft = StudentDraft()
      draft.name = row.text(at: 1) ?? ""
      draft.number = row.text(at: 2) ?? ""
      draft.subject = row.text(at: 3) ?? ""
      draft.reading = row.text(at: 4) ?? ""
      draft.note = row.text(at: 5) ?? ""
      var student = draft.kept
      student.id = row.integer(at: 0)
      take(student)
    }
  }
}
