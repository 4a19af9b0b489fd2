// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

extension Connection {
  /// Runs one statement to its end.
  package func execute(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) {
    try withStatement(sql) { statement throws(DatabaseError) in
      try statement.bind(values)
      try statement.run()
    }
  }

  /// Calls `row` for each row of a query.
  package func query(
    _ sql: String, _ values: [DatabaseValue] = [],
    _ row: (borrowing Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try withStatement(sql) { statement throws(DatabaseError) in
      try statement.bind(values)
      while try statement.step() { try row(statement) }
    }
  }

  /// What `row` makes of the first row, or nil when there is none.
  package func first<Result>(
    _ sql: String, _ values: [DatabaseValue] = [],
    _ row: (borrowing Statement) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    try withStatement(sql) { statement throws(DatabaseError) in
      try statement.bind(values)
      return try statement.step() ? try row(statement) : nil
    }
  }

  /// The first column of the first row as an integer; 0 when there is none.
  package func integer(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> Int64 {
    try first(sql, values) { $0.integer(at: 0) } ?? 0
  }

  /// The first column of the first row as text, or nil.
  package func text(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> String? {
    try first(sql, values) { $0.text(at: 0) } ?? nil
  }
}
