// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsListModel
import Testing

@testable import FailedBanks

@Suite struct `A list of failed banks on screen` {
  @Test func `gets other sections without losing a row`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    let model = ResultsListModel(world.results)
    let kept = model.row(at: 11)
    let id = try #require(kept.id)
    model.select([id])
    for (grouping, headers) in [(Grouping.state, 9), (.year, 6), (.none, 0), (.year, 6)] {
      try world.results.change(
        to: world.results.fetchRequest, sectionedBy: grouping.sectionKeyPath)
      #expect(model.count == 12 + headers)
      #expect(model.selectedIDs == [id])
      #expect(model.position(of: .element(id)).map(model.row) === kept)
    }
    #expect(model.row(at: 0).section?.name == "2017")
    #expect(model.row(at: 1).element?.name == "Harbor Lantern Savings Bank")
  }

  @Test func `shows new values in the row that was there`() async throws {
    let world = try await BankWorld()
    try await world.take(.sample2018)
    let model = ResultsListModel(world.results)
    let first = model.row(at: 0)
    #expect(first.element?.state == "Maine")
    try await world.take(.sample2023)
    #expect(model.row(at: 4) === first)
    #expect(first.element?.state == "ME")
  }
}

@Suite struct `The command line` {
  @Test func `names a file and perhaps the sections`() {
    #expect(Options(["banks.csv"])?.path == "banks.csv")
    #expect(Options(["banks.csv"])?.grouping == Grouping.none)
    #expect(Options(["--by-state", "banks.csv"])?.grouping == .state)
    #expect(Options(["banks.csv", "--by-year"])?.grouping == .year)
  }

  @Test(arguments: [[], ["--by-year"], ["a.csv", "b.csv"], ["--by-name", "a.csv"], ["--help"]])
  func `is refused when it says anything else`(arguments: [String]) {
    #expect(Options(arguments) == nil)
  }
}
