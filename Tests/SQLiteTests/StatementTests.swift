// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@Suite final class `A statement` {
  let connection: Connection

  private var noneIsBusy: Bool { !connection.hasBusyStatement }

  init() throws {
    connection = try Connection.open(":memory:")
    try connection.executeScript("CREATE TABLE t (v)")
  }

  private func stored(_ value: DatabaseValue) throws -> DatabaseValue? {
    try connection.execute("DELETE FROM t")
    try connection.execute("INSERT INTO t VALUES (?)", [value])
    return try connection.first("SELECT v FROM t") { $0.value(at: 0) }
  }

  @Test(arguments: [[], [.integer(1), .integer(2)]] as [[DatabaseValue]])
  func `wants as many values as it has parameters`(values: [DatabaseValue]) throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.execute("INSERT INTO t VALUES (?)", values)
    }
    #expect(error?.message == "\(values.count) values for 1 parameters")
    #expect(error?.sql == "INSERT INTO t VALUES (?)")
  }

  @Test func `is stopped from elsewhere, and nothing is when its connection is closed`() throws {
    let interrupter = connection.interrupter
    interrupter.interrupt()
    #expect(try connection.integer("SELECT 1") == 1, "what had not begun is not stopped")
    let error = #expect(throws: DatabaseError.self) {
      try connection.query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
      ) { if $0.integer(at: 0) == 10 { interrupter.interrupt() } }
    }
    #expect(error?.kind == .interrupted)
    connection.close()
    interrupter.interrupt()
  }

  @Test(
    arguments: [
      .null, .integer(.min), .integer(.max), .real(0.1 + 0.2), .real(.infinity), .text(""),
      .text("a\0b"), .text("\0"), .text("李四"), .blob([]), .blob([0]), .blob([0xff, 0, 1]),
    ] as [DatabaseValue])
  func `gives back what was stored`(value: DatabaseValue) throws {
    let back = try #require(try stored(value))
    #expect(back == value)
    // Equality alone would let 1 stand for 1.0.
    #expect("\(back)" == "\(value)")
  }

  @Test func `knows whether it holds a value`() throws {
    let values: [DatabaseValue] = [
      .null, .integer(1), .real(1), .text(""), .text("a"), .blob([]), .blob([97]), .blob([97, 0]),
      .blob([98]), .malformedText([0xff]), .blob([0xff]),
    ]
    for stored in values {
      _ = try self.stored(stored)
      for value in values {
        let holds = try connection.first("SELECT v FROM t") { $0.holds(value, at: 0) }
        #expect(holds == (stored == value), "\(stored), \(value)")
      }
    }
  }

  @Test func `is kept compiled, but not with all others for ever`() throws {
    try connection.withStatement("SELECT 0") { statement throws(DatabaseError) in
      for number in 1...1000 {
        try connection.execute("SELECT \(number)")
        try connection.execute("SELECT -1")
      }
      let isAlone = try statement.step()
      #expect(isAlone, "one in use is left alone")
    }
    let counts = ["SELECT -1", "SELECT 1000", "SELECT 1"].map { sql in
      connection.runCount(of: sql)
    }
    #expect(counts == [1000, 1, 0], "what is used often stays")
    let kept = connection.keptStatementCount
    #expect(kept <= 200)
  }

  @Test(arguments: [
    ("id INTEGER PRIMARY KEY AUTOINCREMENT", true), ("id INTEGER PRIMARY KEY", false),
    ("id INTEGER, other, PRIMARY KEY (id, other)", false),
    ("other INTEGER PRIMARY KEY AUTOINCREMENT, id", false),
  ])
  func `knows of a column whose numbers are used once`(columns: String, isSo: Bool) throws {
    try connection.execute("CREATE TABLE s (\(columns))")
    let known = ["s", "no table"].map { table in connection.isAutoincrement("id", of: table) }
    #expect(known == [isSo, false])
    connection.close()
    let isKnown = connection.isAutoincrement("id", of: "s")
    #expect(!isKnown)
  }

  @Test func `tells an empty blob and an empty text from NULL`() throws {
    #expect(try stored(.blob([])) != .null)
    #expect(try stored(.text("")) != .null)
    #expect(try stored(.blob([])) != .text(""))
    #expect(try connection.integer("SELECT v IS NULL FROM t") == 0)
  }

  @Test func `keeps the length of a text beyond NUL`() throws {
    _ = try stored(.text("a\0bc"))
    #expect(try connection.integer("SELECT length(CAST(v AS BLOB)) FROM t") == 4)
  }

  @Test func `can be used within itself`() throws {
    for value in 1...3 as ClosedRange<Int64> {
      try connection.execute("INSERT INTO t VALUES (?)", [.integer(value)])
    }
    let sql = "SELECT v FROM t ORDER BY v"
    var pairs: [String] = []
    try connection.query(sql) { outer throws(DatabaseError) in
      try connection.query(sql) { pairs.append("\(outer.integer(at: 0))\($0.integer(at: 0))") }
    }
    #expect(pairs == ["11", "12", "13", "21", "22", "23", "31", "32", "33"])
    #expect(noneIsBusy)
  }

  @Test func `forgets the values of its last use`() throws {
    _ = try stored(.text("left over"))
    try connection.withStatement("INSERT INTO t VALUES (?)") { statement throws(DatabaseError) in
      try statement.run()
    }
    #expect(try connection.integer("SELECT count(*) FROM t WHERE v IS NULL") == 1)
  }

  @Test func `holds no snapshot when its rows were not read to the end`() throws {
    for value in 1...3 as ClosedRange<Int64> {
      try connection.execute("INSERT INTO t VALUES (?)", [.integer(value)])
    }
    _ = try connection.first("SELECT v FROM t") { $0.integer(at: 0) }
    #expect(noneIsBusy)
    _ = try? connection.query("SELECT v FROM t") { _ throws(DatabaseError) in
      throw DatabaseError(code: 1, message: "enough")
    }
    #expect(noneIsBusy)
  }

  @Test func `is one statement, not several`() throws {
    #expect(throws: DatabaseError.self) {
      try connection.execute("INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)")
    }
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
    try connection.execute("INSERT INTO t VALUES (1); -- and a remark\n")
    #expect(try connection.integer("SELECT count(*) FROM t") == 1)
  }
}
