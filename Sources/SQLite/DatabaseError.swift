// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CSQLite

/// A failure that SQLite reported.
///
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
    case busy, full, readOnly, cannotOpen, notADatabase, corrupt, constraint, interrupted, other
  }

  /// The kind that the primary result code stands for.
  public var kind: Kind {
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
  public var description: String {
    guard let sql else { return "SQLite error \(code): \(message)" }
    return "SQLite error \(code): \(message), in ‘\(sql)’"
  }
}
