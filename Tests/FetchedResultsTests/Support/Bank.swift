// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// A bank whose place in the results hangs on a related row.
struct Bank: Entity {
  var id: RowID = 0
  var name = ""
  var detailsID: RowID?

  static let name = Column("name", \Bank.name)
  static let detailsID = Column("details_id", \Bank.detailsID)
  static let details = ToOne<Bank, Details>("details", key: detailsID)
  static let table = Table<Bank>("bank", [name, detailsID])
}

struct Details: Entity {
  var id: RowID = 0
  var state = ""
  var closed = 0
  var note = ""

  static let state = Column("state", \Details.state)
  static let closed = Column("closed", \Details.closed)
  static let note = Column("note", \Details.note)
  static let table = Table<Details>("details", [state, closed, note])
}

/// Opens a store with four banks in two states, closed in the years 1 to 4.
func openBanks(at path: String) async throws -> Store {
  let store = try await Store.open(path, entities: [Bank.self, Details.self]) { transaction in
    try transaction.execute(
      """
      CREATE TABLE details (id INTEGER PRIMARY KEY AUTOINCREMENT,
        state TEXT NOT NULL, closed INTEGER NOT NULL, note TEXT NOT NULL)
      """)
    try transaction.execute(
      """
      CREATE TABLE bank (id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL, details_id INTEGER REFERENCES details)
      """)
  }
  try await store.write("Begin") { transaction in
    for (id, state) in [(1, "GA"), (2, "GA"), (3, "NV"), (4, "NV")] {
      let details = Details(id: RowID(10 + id), state: state, closed: id)
      try transaction.insert(details)
      try transaction.insert(Bank(id: RowID(id), name: "Bank \(id)", detailsID: details.id))
    }
  }
  return store
}
