// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite

/// A row of columns without declared types, so that each keeps whatever comes.
struct Sample: Entity {
  var id: RowID = 0
  var team = Stored(.null)
  var weight = Stored(.null)
  var note = Stored(.null)

  static let team = Column("team", \Sample.team)
  static let weight = Column("weight", \Sample.weight)
  static let note = Column("note", \Sample.note)
  static let hidden = Column<Sample, Stored>("hidden")
  static let table = Table<Sample>("sample", [team, weight, note, hidden])

  /// The columns that properties mirror.
  var mirrored: [DatabaseValue] { [team, weight, note].map(\.databaseValue) }

  /// An index for each order that one can serve.
  static let indexSQL = [
    "CREATE INDEX IF NOT EXISTS by_weight ON sample (weight)",
    "CREATE INDEX IF NOT EXISTS by_note ON sample (note, weight DESC)",
    "CREATE INDEX IF NOT EXISTS by_hidden ON sample (hidden DESC)",
    "CREATE INDEX IF NOT EXISTS by_team_weight ON sample (team, weight)",
    "CREATE INDEX IF NOT EXISTS by_team_note ON sample (team, note, weight DESC)",
    "CREATE INDEX IF NOT EXISTS by_team_hidden ON sample (team, hidden DESC)",
    "CREATE INDEX IF NOT EXISTS by_weight_note ON sample (ifnull(weight, ''), note, weight DESC)",
  ]

  static let sql = """
    CREATE TABLE IF NOT EXISTS sample
      (id INTEGER PRIMARY KEY AUTOINCREMENT, team, weight, note, hidden)
    """
}

/// Any value a column can hold.
struct Stored: ColumnValue, Equatable {
  let databaseValue: DatabaseValue

  init(_ value: DatabaseValue) { databaseValue = value }

  init?(databaseValue: DatabaseValue) { self.databaseValue = databaseValue }

  static var isNullable: Bool { true }
}

extension RandomSource {
  /// Values that are easily confused: by case, by composition, by type, by length.
  private static let teams: [DatabaseValue] = [
    .null, .text(""), .text("Art"), .text("art"), .text("\u{C1}rt"), .text("A\u{301}rt"),
    .text("Bio"), .integer(1), .integer(2),
  ]
  private static let weights: [DatabaseValue] = [
    .null, .integer(0), .integer(1), .real(1), .real(1.5), .integer(2), .real(.infinity),
    .integer(.max), .real(9.3e18), .real(0.1 + 0.2), .text("1"), .text("a\0b"), .text("a"),
    .blob([]), .blob([0]), .blob([0, 0]),
  ]
  private static let notes: [DatabaseValue] = [
    .null, .text(""), .text("x"), .text("X"), .text("\u{E9}"), .text("e\u{301}"), .text("李"),
  ]

  mutating func team() -> DatabaseValue { pick(Self.teams) }
  mutating func weight() -> DatabaseValue { pick(Self.weights) }
  mutating func note() -> DatabaseValue { pick(Self.notes) }
  mutating func row() -> [DatabaseValue] { [team(), weight(), note(), .integer(Int64(below(5)))] }
}

/// Opens a store with the sample table.
func openSampleStore(at path: String) async throws -> Store {
  try await Store.open(path, entities: [Sample.self]) { try $0.execute(Sample.sql) }
}
