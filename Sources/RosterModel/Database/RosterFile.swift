// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// A roster's file on its way to being opened.
package struct RosterFile: Sendable {
  let path: String
  let schema: Schema
  var durability = Durability.full

  /// A file that is brought up to a schema when it is opened.
  package init(path: String, schema: Schema) { (self.path, self.schema) = (path, schema) }

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

  /// Copies a file that may only be read, and its log.
  ///
  /// - Throws: `RosterOpenError`; then there is no copy.
  @concurrent
  func copy(to copy: RosterFile) async throws(RosterOpenError) {
    try checkContent()
    guard DatabaseFile(path).exists, DatabaseFile(copy.path).makeFolder() else {
      throw .unreachable
    }
    do throws(DatabaseError) {
      try DatabaseFile(path).copy(to: DatabaseFile(copy.path))
    } catch {
      throw RosterOpenError(error)
    }
  }

  private func check() throws {
    try checkContent()
    let file = DatabaseFile(path)
    guard file.exists || file.makeFolder() else { throw RosterOpenError.unreachable }
    guard file.isWritable else {
      throw file.exists ? RosterOpenError.readOnly : .unreachable
    }
    try copyBeforeMigration()
  }

  /// Finds out what is wrong with what stands at the path, if something does.
  private func checkContent() throws(RosterOpenError) {
    switch DatabaseFile(path).content() {
    case .nothing: break
    case .unreadable: throw .unreachable
    case .other: throw .notADatabase
    case .database(let header):
      guard header.isBlank || header.applicationID == Schema.applicationID else {
        throw .notARoster
      }
      guard header.userVersion <= schema.version else {
        throw .newerVersion(Int(header.userVersion))
      }
      if header.isTruncated { throw .damaged }
      switch DatabaseFile(path).logOrigin(for: Schema.applicationID) {
      case .own: break
      case .otherProgram where header.isBlank: throw .notARoster
      case .otherProgram, .otherTime: throw .foreignLog
      }
    }
  }

  /// Makes a copy, such as `roster.db.version-1`, of a file that is about to
  /// change its tables.
  private func copyBeforeMigration() throws(DatabaseError) {
    guard case .database(let header) = DatabaseFile(path).content(),
      (1..<schema.version).contains(Int(header.userVersion))
    else { return }
    let connection = try Connection.open(path, .existing)
    let copy = DatabaseFile("\(path).version-\(header.userVersion)").unusedPath
    try connection.copy(to: DatabaseFile(copy))
  }
}
