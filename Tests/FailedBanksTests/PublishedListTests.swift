// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import TestFiles
import Testing

@testable import FailedBanks

@Suite(.enabled(if: BankFile.arePublishedThere)) struct `The FDIC’s own list` {
  @Test(arguments: [
    (BankFile.published2018, 555, "Washington Federal Bank for Savings", "Bank of Honolulu"),
    (.published2023, 566, "First Republic Bank", "Bank of Honolulu"),
  ])
  func `is shown whole`(file: BankFile, count: Int, first: String, last: String) async throws {
    let world = try await BankWorld()
    try await world.take(file)
    #expect(world.results.numberOfObjects == count)
    #expect(world.names.first == first)
    #expect(world.names.last == last)
    let shown = world.results.fetchedObjects?.map { "\($0.name), \($0.city), \($0.state)" }
    let listed = try await BankList.read(file.bytes).entries
      .map { "\($0.bank.name), \($0.bank.city), \($0.bank.state)" }
    #expect(shown?.sorted() == listed.sorted())
  }

  @Test func `of 2023 has a dash of Windows-1252`() async throws {
    let entries = try await BankList.read(BankFile.published2023.bytes).entries
    #expect(entries[2].details.acquirer == "First–Citizens Bank & Trust Company")
    #expect(entries[2].details.closeDate == "2023-03-10")
  }

  @Test(arguments: BankFile.published)
  func `is in sections by state and by year`(file: BankFile) async throws {
    let world = try await BankWorld(.state)
    try await world.take(file)
    #expect(world.results.sectionCount == 44)
    #expect(world.sections.contains { ["Georgia 93", "GA 93"].contains($0) })
    let count = world.results.numberOfObjects
    let years = try await BankDatabase(world.folder.file("lists/banks.db"), .year)
    let names = years.results.sections?.map(\.name) ?? []
    #expect(names == names.sorted(by: >))
    #expect(names.last == "2000")
    #expect(years.results.numberOfObjects == count)
    years.context.close()
  }

  @Test func `of 2023 brings that of 2018 up to date in place`() async throws {
    let world = try await BankWorld()
    try await world.take(.published2018)
    let before = Set(world.results.fetchedObjects?.map(\.id) ?? [])
    try await world.take(.published2023)
    let after = world.results.fetchedObjects?.map(\.id) ?? []
    #expect(after.count == 566)
    #expect(before.intersection(after).count == 555)
    #expect(after.dropFirst(11).elementsEqual(before.sorted()))
  }
}
