// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults

/// The entity that most tests use, as CONTRACT's notation has it.
struct Student: Entity, Equatable {
  var id: RowID = 0
  var name = ""
  var subject: String? = ""
  var rank = 0
  var email: String?

  static let name = Column("name", \Student.name)
  static let subject = Column("subject", \Student.subject)
  static let rank = Column("rank", \Student.rank)
  static let email = Column("email", \Student.email)
  static let table = Table<Student>("student", [name, subject, rank, email])
}

/// Opens a store with the student table in a new folder.
func openStore(at path: String) async throws -> Store {
  try await Store.open(path, entities: [Student.self]) { transaction in
    try transaction.execute(
      """
      CREATE TABLE IF NOT EXISTS student (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, subject TEXT,
        rank INTEGER NOT NULL DEFAULT 0, email TEXT)
      """)
  }
}
