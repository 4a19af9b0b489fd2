// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import TestFiles
import Testing

@testable import FailedBanks

@Suite struct `A database of failed banks` {
  @Test func `shows those that closed last first`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    #expect(
      world.names == [
        "Harbor Lantern Savings Bank", "The Millers and Drovers State Bank of Alder",
        "Copper Basin Bank, (d/b/a Basin Direct)", "Fern Hollow Community Bank",
        "Peach County Thrift", "Bank of Three Rivers", "Prairie \"Pioneer\" Bank",
        "Old Quarry Bank", "Gulfside National Bank", "Palmetto Federal",
        "Sierra Vista Thrift and Loan", "Bank of Lanikea",
      ])
    #expect(world.results.sectionCount == 1)
  }

  @Test func `has sections by state`() async throws {
    let world = try await BankWorld(.state)
    try await world.take(.sample2018)
    #expect(
      world.sections == [
        "Arizona 1", "California 1", "Florida 2", "Georgia 2", "Hawaii 1", "Illinois 2",
        "Kansas 1", "Maine 1", "Minnesota 1",
      ])
    let georgia = world.results.sections?[3].objects.map(\.name)
    #expect(georgia == ["Fern Hollow Community Bank", "Peach County Thrift"])
  }

  @Test func `has sections by year, the last first`() async throws {
    let world = try await BankWorld(.year)
    try await world.take(.sample2023)
    #expect(
      world.sections == [
        "2023 3", "2020 1", "2017 4", "2011 1", "2010 2", "2009 3", "2001 1", "2000 1",
      ])
  }

  @Test func `is the same after the same list, and tells nothing`() async throws {
    let world = try await BankWorld(.year)
    try await world.take(.sample2018)
    let shown = world.results.fetchedObjects.map(Array.init)
    _ = world.takeChanges()
    try await world.take(.sample2018)
    #expect(world.results.fetchedObjects.map(Array.init) == shown)
    #expect(world.takeChanges().isEmpty)
  }

  @Test func `keeps the rows of banks that are in another list`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    let ids = world.results.fetchedObjects?.map(\.id) ?? []
    _ = world.takeChanges()
    try await world.take(.sample2023)
    #expect(world.names.first == "Crédit Île d’Or Bank")
    #expect(world.results.fetchedObjects?.dropFirst(4).map(\.id) == ids)
    let change = try #require(world.takeChanges().first)
    #expect(Set(change.updatedIDs) == Set(ids))
    #expect(change.rowChanges.count { if case .insert = $0.kind { true } else { false } } == 4)
  }

  @Test func `forgets banks that are not in the list`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2023)
    try await world.take(.sample2018)
    #expect(world.names.count == 12)
    let left = try world.database.context.count(FetchRequest<FailedBankDetails>())
    #expect(left == 12)
  }

  @Test func `moves a bank when only its details change`() async throws {
    let world = try await BankWorld(.year)
    try await world.take(.sample2018)
    let id = try #require(world.results.fetchedObjects?.last?.id)
    _ = world.takeChanges()
    try await world.change(90012) { $0.closeDate = "2017-11-01" }
    let change = try #require(world.takeChanges().first)
    #expect(change.rowChanges.map(\.id) == [id])
    let places = (IndexPath(section: 5, row: 0), IndexPath(section: 0, row: 1))
    #expect(change.rowChanges.map(\.kind) == [.move(from: places.0, to: places.1)])
    #expect(world.sections == ["2017 5", "2011 1", "2010 2", "2009 3", "2001 1"])
    #expect(world.names[1] == "Bank of Lanikea")
  }

  @Test func `says nothing when a detail changes that is not looked at`() async throws {
    let world = try await BankWorld(.state)
    try await world.take(.sample2018)
    _ = world.takeChanges()
    try await world.change(90001) { $0.acquirer = "Another Bank" }
    #expect(world.takeChanges().isEmpty)
  }

  @Test func `is as it was after a list that has a number twice`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    let shown = world.names
    let twice = try await list2018("A,B,C,7,D,1/1/2001,1-Jan-01", "E,F,G,7,H,1/1/2001,1-Jan-01")
    let error = await #expect(throws: DatabaseError.self) { try await world.take(twice) }
    #expect(error?.kind == .constraint)
    #expect(world.names == shown)
  }

  // Another tool's REPLACE would delete through a UNIQUE without a trigger.
  @Test func `has ids that are never used again, and no other UNIQUE`() async throws {
    let world = try await BankWorld()
    let tables = try world.database.context.values(
      """
      SELECT sql LIKE '%id INTEGER PRIMARY KEY AUTOINCREMENT%',
        (SELECT count(*) FROM pragma_index_list(name) WHERE "unique")
      FROM sqlite_schema WHERE type = 'table' AND name IN ('failed_bank', 'failed_bank_details')
      """)
    #expect(tables == [[.integer(1), .integer(0)], [.integer(1), .integer(0)]])
  }

  @Test func `shows what it had when it is opened again`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    let again = try await BankDatabase(world.folder.file("lists/banks.db"), .state)
    #expect(again.results.numberOfObjects == 12)
    #expect(again.results.sectionCount == 9)
    again.context.close()
  }
}
