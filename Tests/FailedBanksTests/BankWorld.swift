// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import FailedBanks

/// A database of banks in a folder of its own, and what its results told.
final class BankWorld {
  let folder = TemporaryFolder()
  let database: BankDatabase
  private let recorder = Recorder()

  init(_ grouping: Grouping = .none) async throws {
    database = try await BankDatabase(folder.file("lists/banks.db"), grouping)
    database.results.delegate = recorder
  }

  isolated deinit { database.context.close() }

  var results: FetchedResultsController<FailedBank> { database.results }

  /// The names in order.
  var names: [String] { results.fetchedObjects?.map(\.name) ?? [] }

  /// The sections, as `Georgia 2`.
  var sections: [String] {
    results.sections?.map { "\($0.name) \($0.numberOfObjects)" } ?? []
  }

  /// Takes a list, and returns when the results show it.
  func take(_ file: BankFile) async throws { try await take(await BankList.read(file.bytes)) }

  func take(_ list: BankList) async throws {
    try await database.take(list)
    try await settle()
  }

  /// Stores a bank’s details anew, and returns when the results show it.
  func change(
    _ certificate: Int, _ body: @escaping @Sendable (inout FailedBankDetails) -> Void
  ) async throws {
    try await database.store.write("Change") { transaction in
      var details = try #require(
        try transaction.fetch(
          FetchRequest(predicate: FailedBankDetails.certificate == certificate)
        ).first)
      body(&details)
      try transaction.update(details)
    }
    try await settle()
  }

  /// What the results told since it was last asked.
  func takeChanges() -> [ResultsDifference<FailedBank>] {
    defer { recorder.changes = [] }
    return recorder.changes
  }

  private func settle() async throws {
    let sql = "SELECT max(seq) FROM journal"
    let end = try await database.store.write("Nothing") { try $0.values(sql) }
    while try database.context.values(sql) != end {
      database.context.refresh()
      await Task.yield()
    }
  }
}

private final class Recorder: FetchedResultsControllerDelegate {
  var changes: [ResultsDifference<FailedBank>] = []

  func controller(
    _ controller: FetchedResultsController<FailedBank>,
    didChangeContentWith difference: ResultsDifference<FailedBank>
  ) {
    changes.append(difference)
  }
}
