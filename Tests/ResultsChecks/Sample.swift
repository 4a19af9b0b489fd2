// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import FetchedResults
package import SQLite

/// A row of columns without declared types, so that each keeps whatever comes.
package struct Sample: Entity {
  package var id: RowID = 0
  package var team = Stored(.null)
  package var weight = Stored(.null)
  package var note = Stored(.null)
  package var clubID: RowID?

  package static let team = Column("team", \Sample.team)
  package static let weight = Column("weight", \Sample.weight)
  package static let note = Column("note", \Sample.note)
  package static let hidden = Column<Sample, Stored>("hidden")
  package static let clubID = Column("club_id", \Sample.clubID)
  package static let club = ToOne<Sample, Club>("club", key: clubID)
  package static let table = Table<Sample>("sample", [team, weight, note, hidden, clubID])

  package init() {}

  /// The columns that properties mirror, and their values.
  package static let mirrored = ["team", "weight", "note", "club_id"]
  package var mirrored: [DatabaseValue] {
    [team.databaseValue, weight.databaseValue, note.databaseValue, clubID.databaseValue]
  }

  package static let sql = """
    CREATE TABLE IF NOT EXISTS sample
      (id INTEGER PRIMARY KEY AUTOINCREMENT, team, weight, note, hidden, club_id)
    """

  /// An index for each order that one can serve.
  package static let indexSQL = [
    "CREATE INDEX IF NOT EXISTS by_weight ON sample (weight)",
    "CREATE INDEX IF NOT EXISTS by_note ON sample (note, weight DESC)",
    "CREATE INDEX IF NOT EXISTS by_hidden ON sample (hidden DESC)",
    "CREATE INDEX IF NOT EXISTS by_team_weight ON sample (team, weight)",
    "CREATE INDEX IF NOT EXISTS by_team_note ON sample (team, note, weight DESC)",
    "CREATE INDEX IF NOT EXISTS by_team_down ON sample (team DESC, weight)",
    "CREATE INDEX IF NOT EXISTS by_team_hidden ON sample (team, hidden DESC)",
    "CREATE INDEX IF NOT EXISTS by_weight_note ON sample (ifnull(weight, ''), note, weight DESC)",
  ]
}

/// The row to which samples are related; it may not be there.
package struct Club: Entity {
  package var id: RowID = 0
  package var name = Stored(.null)
  package var strength = Stored(.null)

  package static let name = Column("name", \Club.name)
  package static let strength = Column("strength", \Club.strength)
  package static let table = Table<Club>("club", [name, strength])

  package init() {}

  /// Clubs have ids from 1 up to here.
  package static let highestID = 6

  package static let sql = """
    CREATE TABLE IF NOT EXISTS club (id INTEGER PRIMARY KEY AUTOINCREMENT, name, strength)
    """
}

/// Any value a column can hold.
package struct Stored: ColumnValue, Equatable {
  package let databaseValue: DatabaseValue

  package init(_ value: DatabaseValue) { databaseValue = value }

  package init?(databaseValue: DatabaseValue) { self.databaseValue = databaseValue }

  package static var isNullable: Bool { true }
}

/// Opens a store with the tables.
package func openSampleStore(at path: String) async throws -> Store {
  try await Store.open(path, entities: [Sample.self, Club.self]) {
    try $0.execute(Sample.sql)
    try $0.execute(Club.sql)
  }
}
