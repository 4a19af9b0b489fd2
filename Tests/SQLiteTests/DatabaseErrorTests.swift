// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@Suite final class `A database error` {
  let connection: Connection

  private var noneIsBusy: Bool { !connection.hasBusyStatement }

  init() throws {
    connection = try Connection.open(":memory:")
    try connection.executeScript("CREATE TABLE t (v NOT NULL UNIQUE)")
  }

  private func failure(of sql: String, _ values: [DatabaseValue] = []) -> DatabaseError? {
    do throws(DatabaseError) {
      try connection.execute(sql, values)
      return nil
    } catch {
      return error
    }
  }

  @Test func `says which statement does not compile`() throws {
    let error = try #require(failure(of: "SELEKT 1"))
    #expect(error.code == 1)
    #expect(error.sql == "SELEKT 1")
    #expect(error.message.contains("SELEKT"))
    #expect(error.kind == .other)
  }

  @Test func `has the extended code of a constraint`() throws {
    let error = try #require(failure(of: "INSERT INTO t VALUES (NULL)"))
    #expect(error.code == 1299, "SQLITE_CONSTRAINT_NOTNULL")
    #expect(error.kind == .constraint)
    #expect(error.description.contains("INSERT INTO t VALUES (NULL)"))
  }

  // “disk I/O error” is all that SQLite says when there is no room for the log’s index.
  @Test func `of a log without room is that of a full disk`() {
    #expect(DatabaseError(code: 4874, message: "disk I/O error").kind == .full)
    #expect(DatabaseError(code: 778, message: "disk I/O error").kind == .other)
  }

  @Test func `keeps bound values to itself`() throws {
    try connection.execute("INSERT INTO t VALUES (?)", [.text("secret")])
    let error = try #require(failure(of: "INSERT INTO t VALUES (?)", [.text("secret")]))
    #expect(error.code == 2067, "SQLITE_CONSTRAINT_UNIQUE")
    #expect(!error.description.contains("secret"))
  }

  @Test func `comes from values that have no parameter`() throws {
    #expect(failure(of: "INSERT INTO t VALUES (?)", [.integer(1), .integer(2)])?.code == 25)
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
  }

  @Test func `comes from a closed database`() throws {
    connection.close()
    #expect(failure(of: "SELECT 1")?.code == 21)
    #expect(throws: DatabaseError.self) { try connection.executeScript("SELECT 1") }
    let isAutocommit = connection.isAutocommit
    #expect(isAutocommit)
    #expect(noneIsBusy)
  }

  @Test func `comes from a file that is not there`() {
    let error = #expect(throws: DatabaseError.self) {
      _ = try Connection.open("/no/such/folder/file.db")
    }
    #expect(error?.kind == .cannotOpen)
  }

  @Test func `comes from a file that is no database`() {
    let error = #expect(throws: DatabaseError.self) {
      let connection = try Connection.open("/proc/self/exe", .readOnly)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    }
    #expect(error?.kind == .notADatabase)
  }

  @Test func `says that a read-only database is read-only`() throws {
    try connection.executeScript("PRAGMA query_only = ON")
    #expect(failure(of: "INSERT INTO t VALUES (1)")?.kind == .readOnly)
  }
}
