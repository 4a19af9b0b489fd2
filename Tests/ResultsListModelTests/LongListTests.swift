// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import ResultsListModel

/// Lists in which rows are looked up instead of walked.
@Suite struct `A list of thousands` {
  private func makeWorld(_ count: Int) async throws -> ListWorld {
    try await ListWorld((0..<count).map { Student("S\($0)", "Art", rank: -$0) })
  }

  @Test func `gives the few that are selected in its order`() async throws {
    let world = try await makeWorld(10_100)
    world.model.select([10_000, 9, 20, 99_999])
    #expect(world.model.selectedIDs == [10_000, 20, 9])
    #expect(world.model.selectedCount == 4)
    #expect(world.model.hiddenSelectedCount == 1)
    world.model.setCollapsed(true, section: 0)
    #expect(world.model.selectedIDs == [])
  }

  @Test func `has its focus on the first row when the focused one is not in other results`()
    async throws
  {
    let world = try await makeWorld(20_100)
    let other = ListWorld.controller(world.context, where: Student.rank < -49)
    try other.performFetch()
    var targets: [FocusTarget] = []
    world.model.focusedIdentity = { .element(1) }
    world.model.onChange = { targets.append($0) }
    world.model.show(other)
    #expect(targets == [.row(1)], "after the header")
    let none = ListWorld.controller(world.context, where: Student.rank > 0)
    try none.performFetch()
    world.model.focusedIdentity = { .element(20_000) }
    world.model.show(none)
    #expect(targets == [.row(1), .outside])
  }
}
