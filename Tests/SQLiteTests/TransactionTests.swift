// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import TestFiles
import Testing

@Suite final class `A transaction` {
  let connection: Connection

  init() throws {
    connection = try Connection.open(":memory:")
    try connection.executeScript("CREATE TABLE t (v)")
  }

  private func add(_ value: Int64) throws {
    try connection.execute("INSERT INTO t VALUES (?)", [.integer(value)])
  }

  private func values() throws -> [Int64] {
    var values: [Int64] = []
    try connection.query("SELECT v FROM t ORDER BY v") { values.append($0.integer(at: 0)) }
    return values
  }

  @Test func `keeps everything or nothing`() throws {
    try connection.transaction { try add(1) }
    #expect(throws: Failure.self) {
      try connection.transaction {
        try add(2)
        throw Failure()
      }
    }
    #expect(try values() == [1])
    let isAutocommit = connection.isAutocommit
    #expect(isAutocommit)
  }

  @Test func `that an error rolled back lets nothing more be written`() throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.transaction {
        try add(1)
        try? connection.executeScript("ROLLBACK")
        try? add(2)
        try? connection.executeScript("INSERT INTO t VALUES (3)")
      }
    }
    #expect(error?.message == "an error has rolled the transaction back")
    #expect(try values() == [])
    try add(4)
    #expect(try values() == [4], "outside a transaction as ever")
  }

  @Test func `loses only a savepoint that fails`() throws {
    try connection.transaction {
      try add(1)
      try? connection.savepoint {
        try add(2)
        throw Failure()
      }
      try connection.savepoint { try add(3) }
    }
    #expect(try values() == [1, 3])
  }

  @Test func `has savepoints within savepoints`() throws {
    try connection.transaction {
      try connection.savepoint {
        try add(1)
        try? connection.savepoint {
          try add(2)
          throw Failure()
        }
        try add(3)
      }
    }
    #expect(try values() == [1, 3])
  }

  @Test func `keeps other writers out from its first moment`() throws {
    let folder = TemporaryFolder()
    let one = try Connection.open(folder.file("shared.db"))
    let other = try Connection.open(folder.file("shared.db"))
    try one.transaction {
      let error = #expect(throws: DatabaseError.self) { try other.execute("CREATE TABLE t (v)") }
      #expect(error?.kind == .busy)
    }
    try other.execute("CREATE TABLE t (v)")
  }

  @Test func `is written to the log beside the file itself, not beside a link to it`() throws {
    let folder = TemporaryFolder()
    folder.link("link.db", to: "file.db")
    let connection = try Connection.open(folder.file("link.db"))
    #expect(connection.logPath == folder.file("file.db-wal"))
    connection.close()
    #expect(connection.logPath == nil)
  }

  @Test func `does not begin within another`() throws {
    try connection.transaction {
      #expect(throws: DatabaseError.self) { try connection.transaction { try add(2) } }
      try add(1)
    }
    #expect(try values() == [1])
  }
}

private struct Failure: Error {}
