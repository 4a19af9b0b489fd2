// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Whether what keeps the rest in step is there as this program makes it.
///
/// Another tool that rebuilds the table of students takes its triggers away.
enum SchemaCheck {
  static func faults(_ transaction: borrowing Transaction) throws(DatabaseError) -> [String] {
    var faults: [String] = []
    for part in Schema.derived where try !isInPlace(part, transaction) {
      faults.append("\(part.name) is missing or another one")
    }
    if try transaction.value(of: .searchWaits) != .null {
      faults.append("students who come are not put into the index of words")
    }
    return faults
  }

  /// Makes what is missing, and has the index of words made anew: it missed changes.
  static func mend(_ transaction: borrowing Transaction) throws {
    try transaction.remove(.searchWaits)
    for part in Schema.derived where try !isInPlace(part, transaction) {
      try transaction.execute("DROP \(part.kind.rawValue) IF EXISTS \(part.name)")
      try transaction.execute(part.sql)
    }
    try SearchRuns.make(in: transaction)
  }

  private static func isInPlace(
    _ part: SchemaPart, _ transaction: borrowing Transaction
  ) throws(DatabaseError) -> Bool {
    try transaction.values("SELECT sql FROM sqlite_schema WHERE name = ?", [.text(part.name)])
      == [[.text(part.sql)]]
  }
}

/// A table, index or trigger that holds nothing a person typed.
struct SchemaPart: Sendable {
  enum Kind: String { case table = "TABLE", index = "INDEX", trigger = "TRIGGER" }

  let kind: Kind
  let name: String
  let sql: String
}
