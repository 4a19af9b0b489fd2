// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// A roster's file on its way to being opened.
struct RosterFile: Sendable {
  let path: String
  let schema: Schema
  var durability = Durability.full

  /// Opens the file, making it if it is not there, and brings it up to date.
  ///
  /// What can be found wrong without SQLite is found without it, because
  /// SQLite leaves files beside the one it opens. Before tables change, a copy
  /// is made beside the file.
  ///
  /// - Throws: `RosterOpenError`; the file is as it was.
  @concurrent
  func open() async throws(RosterOpenError) -> Store {
    do {
      try check()
      let schema = schema
      return try await Store.open(
        path, entities: [Student.self], durability: durability
      ) { transaction in
        try schema.migrate(transaction)
        try KeyUpkeep(transaction).run(transaction)
      }
    } catch let error as RosterOpenError {
      throw error
    } catch let error as DatabaseError {
      throw RosterOpenError(error)
    } catch {
      throw .failed(DatabaseError(code: 1, message: "\(error)"))
    }
  }

  private func check() throws {
    let file = DatabaseFile(path)
    switch file.content() {
    case .nothing:
      guard file.makeFolder() else { throw RosterOpenError.unreachable }
    case .unreadable: throw RosterOpenError.unreachable
    case .other: throw RosterOpenError.notADatabase
    case .database(let header):
      guard header.isBlank || header.applicationID == Schema.applicationID else {
        throw RosterOpenError.notARoster
      }
      guard header.userVersion <= schema.version else {
        throw RosterOpenError.newerVersion(Int(header.userVersion))
      }
      if header.isTruncated { throw RosterOpenError.damaged }
    }
    guard file.isWritable else { throw RosterOpenError.readOnly }
    try copyBeforeMigration()
  }

  /// Makes a copy of a file that is about to change its tables.
  private func copyBeforeMigration() throws(DatabaseError) {
    guard case .database(let header) = DatabaseFile(path).content(),
      (1..<schema.version).contains(Int(header.userVersion))
    else { return }
    let connection = try Connection.open(path, .existing)
    try connection.execute("VACUUM INTO ?", [.text(copyPath(version: Int(header.userVersion)))])
  }

  /// A name beside the file that is not taken: `roster.db.version-1`.
  private func copyPath(version: Int) -> String {
    let path = "\(path).version-\(version)"
    var (candidate, number) = (path, 1)
    while DatabaseFile(candidate).exists {
      number += 1
      candidate = "\(path).\(number)"
    }
    return candidate
  }
}
