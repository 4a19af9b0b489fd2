// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite

/// A failure that SQLite reported.
///
/// It is the one type of error of every call that reads or writes a database.
/// Values bound to the statement stay out of it: they are people's data.
public struct DatabaseError: Error, Equatable, Sendable {
  /// The extended result code, as in `sqlite3.h`.
  public let code: Int32

  /// What SQLite said about it, in English.
  public let message: String

  /// The statement at fault, if one was being compiled or run.
  public let sql: String?

  package init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  init(_ code: Int32, _ database: OpaquePointer?, sql: String? = nil) {
    self.init(
      code: database.map(sqlite3_extended_errcode) ?? code,
      message: String(cString: database.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)),
      sql: sql)
  }
}

extension DatabaseError {
  /// What kind of failure it is, as far as a person can do something about it.
  public enum Kind: Sendable {
    /// Another connection holds the lock that is needed.
    case busy
    /// The disk, or the database's own limit of pages, is full.
    case full
    /// The file or its folder may not be written to.
    case readOnly
    /// Another file, or none, stands in the place of the file or its log.
    case moved
    /// The file cannot be opened: it or its folder is missing, or may not be read.
    case cannotOpen
    /// The file is something else than a database.
    case notADatabase
    /// The file is damaged.
    case corrupt
    /// A rule of the schema forbids the change.
    case constraint
    /// The statement was told to stop.
    case interrupted
    /// Anything else, such as a statement that does not compile.
    case other
  }

  /// The kind that the result code stands for.
  ///
  /// Source: “Result and Error Codes” of SQLite.
  public var kind: Kind {
    switch code {
    // The index of the log finds no room: SQLite says no more than that it failed.
    case SQLITE_IOERR | 19 << 8: .full
    case Self.moved: .moved
    default: primaryKind
    }
  }

  /// The code of `Connection.requireFileInPlace()`, which SQLite has for what its own calls
  /// find moved.
  static let moved = SQLITE_READONLY | 4 << 8

  /// What a reading fails with that was told to stop before a statement of it ran.
  package static let interrupted = DatabaseError(
    code: SQLITE_INTERRUPT, message: "the connection was closed")

  private var primaryKind: Kind {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_INTERRUPT: .interrupted
    default: .other
    }
  }
}

extension DatabaseError: CustomStringConvertible {
  /// Code, message and statement in one line, for a log; no bound values.
  public var description: String {
    guard let sql else { return "SQLite error \(code): \(message)" }
    return "SQLite error \(code): \(message), in ‘\(sql)’"
  }
}
