// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite

/// The banks of one list in a database, and the results that show them.
final class BankDatabase {
  let store: Store
  let context: ViewContext

  /// The banks, those that closed last first.
  let results: FetchedResultsController<FailedBank>

  /// Opens the database at `path`, making it and its folder if they are not there.
  init(_ path: String, _ grouping: Grouping = .none) async throws {
    // Where no folder can be made, opening the file says so.
    _ = DatabaseFile(path).makeFolder()
    store = try await Store.open(
      path, entities: [FailedBank.self, FailedBankDetails.self], migrate: Self.migrate)
    context = try ViewContext(store: store)
    results = FetchedResultsController(
      fetchRequest: FetchRequest(
        sortDescriptors: [.descending(FailedBank.details[FailedBankDetails.closeDate])],
        fetchBatchSize: 20),
      context: context, sectionedBy: grouping.sectionKeyPath, cacheName: "Root")
    try results.performFetch()
  }

  private nonisolated static func migrate(_ transaction: borrowing Transaction) throws {
    try transaction.execute(
      """
      CREATE TABLE IF NOT EXISTS failed_bank_details (id INTEGER PRIMARY KEY AUTOINCREMENT,
        certificate INTEGER NOT NULL, close_date TEXT NOT NULL, updated_date TEXT,
        acquirer TEXT NOT NULL, close_year INTEGER AS (CAST(substr(close_date, 1, 4) AS INTEGER)))
      """)
    try transaction.execute(
      """
      CREATE TABLE IF NOT EXISTS failed_bank (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, city TEXT NOT NULL,
        state TEXT NOT NULL, details_id INTEGER REFERENCES failed_bank_details)
      """)
  }

  /// Makes the database hold the banks of a list, and no others.
  ///
  /// A stored certificate number keeps its row. When anything fails, all is as it was.
  func take(_ list: BankList) async throws {
    try await store.writeWithoutUndo { transaction in
      let details = try transaction.fetch(FetchRequest<FailedBankDetails>())
      let banks = try transaction.fetch(FetchRequest<FailedBank>())
      let bankIDs = Dictionary(uniqueKeysWithValues: banks.map { ($0.detailsID, $0.id) })
      var left = Dictionary(uniqueKeysWithValues: details.map { ($0.certificate, $0.id) })
      guard Set(list.entries.map(\.1.certificate)).count == list.entries.count else {
        throw DatabaseError(code: 19, message: "a certificate number stands in the list twice")
      }
      for var (bank, details) in list.entries {
        if let id = left.removeValue(forKey: details.certificate), let bankID = bankIDs[id] {
          (details.id, bank.detailsID, bank.id) = (id, id, bankID)
          try transaction.update(details)
          try transaction.update(bank)
        } else {
          bank.detailsID = try transaction.insert(details)
          try transaction.insert(bank)
        }
      }
      try transaction.delete(FailedBank.self, ids: left.values.compactMap { bankIDs[$0] })
      try transaction.delete(FailedBankDetails.self, ids: Array(left.values))
    }
  }
}
