// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

@Suite struct `A value of a column` {
  /// A value of each kind, and those at the edges of a kind.
  private static let stored: [DatabaseValue] = [
    .null, .integer(0), .integer(-7), .integer(.max), .real(1.5), .real(2), .text(""),
    .text("Zoë\0 王"), .malformedText([0x41, 0xff, 0x42]), .blob([]), .blob([0x41, 0]),
  ]

  @Test(arguments: stored)
  func `is read from a row as from what is stored`(_ stored: DatabaseValue) throws {
    let connection = try Connection.open(":memory:")
    try connection.query("SELECT 1, ?", [stored]) { statement in
      let row = statement.row
      compare(Int64.self, row, stored)
      compare(Int.self, row, stored)
      compare(Bool.self, row, stored)
      compare(Double.self, row, stored)
      compare(String.self, row, stored)
      compare([UInt8].self, row, stored)
      compare(Int64?.self, row, stored)
      compare(String?.self, row, stored)
    }
  }

  private func compare<Value: ColumnValue & Equatable>(
    _ type: Value.Type, _ row: borrowing StoredRow, _ stored: DatabaseValue
  ) {
    let read = Value(row, at: 1)
    #expect(read == Value(databaseValue: stored), "\(type) of \(stored)")
  }
}
