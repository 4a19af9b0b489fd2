// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import SQLite
import Testing

/// Results that are matched, ordered or divided by related rows.
@MainActor @Suite struct `Related rows` {
  let folder = TemporaryFolder()
  let store: Store
  let context: ViewContext
  let recorder = Recorder<Bank>()

  init() async throws {
    store = try await openBanks(at: folder.database)
    context = try ViewContext(store: store)
  }

  private static let closed = Bank.details[Details.closed]
  private static let state = Bank.details[Details.state]

  private func fetch(
    _ predicate: Predicate<Bank>? = nil, sectionedBy: SectionKeyPath<Bank>? = nil
  ) throws -> FetchedResultsController<Bank> {
    let controller = FetchedResultsController(
      fetchRequest: FetchRequest(
        predicate: predicate, sortDescriptors: [.descending(Self.closed)]),
      context: context, sectionedBy: sectionedBy)
    controller.delegate = recorder
    try controller.performFetch()
    return controller
  }

  private func commit(_ statement: String) async throws -> [String] {
    try await store.write("Change") { try $0.execute(statement) }
    try await settled(context, try Connection.stranger(to: folder.database))
    return recorder.takeEvents()
  }

  @Test func `order the results`() throws {
    let banks = try fetch()
    #expect(ResultsShape(of: banks).ids == [[4, 3, 2, 1]])
  }

  @Test func `move a row when only the related row changes`() async throws {
    let banks = try fetch()
    let events = try await commit("UPDATE details SET closed = 9 WHERE id = 11")
    #expect(events == ["mov 1 (0,3)→(0,0)"])
    #expect(ResultsShape(of: banks).ids == [[1, 4, 3, 2]])
  }

  @Test func `bring rows in and take them out`() async throws {
    let banks = try fetch(Self.closed > 2)
    let events = try await commit("UPDATE details SET closed = 5 - closed WHERE id IN (12, 13)")
    #expect(events == ["del 3 (0,1)", "ins 2 →(0,1)"])
    #expect(ResultsShape(of: banks).ids == [[4, 2]])
  }

  @Test func `rename a section with all its rows (case 27)`() async throws {
    let banks = try fetch(sectionedBy: SectionKeyPath(Self.state))
    let events = try await commit("UPDATE details SET state = 'TX' WHERE state = 'GA'")
    #expect(
      events == [
        "sec del 0(GA)", "sec ins 1(TX)", "mov 2 (0,0)→(1,0)", "mov 1 (0,1)→(1,1)",
      ])
    #expect(ResultsShape(of: banks).description == "NV[4,3] TX[2,1]")
  }

  @Test func `are silent where nothing that is looked at changes (case 28)`() async throws {
    let banks = try fetch(sectionedBy: SectionKeyPath(Self.state))
    #expect(try await commit("UPDATE details SET note = 'x'").isEmpty)
    #expect(ResultsShape(of: banks).description == "GA[2,1] NV[4,3]")
  }

  @Test func `follow a row that is hung on another`() async throws {
    let banks = try fetch(sectionedBy: SectionKeyPath(Self.state))
    let events = try await commit("UPDATE bank SET details_id = 14 WHERE id = 1")
    #expect(events == ["mov 1 (0,1)→(1,0)"])
    #expect(ResultsShape(of: banks).description == "GA[2] NV[1,4,3]")
  }

  @Test func `that are missing count as NULL`() async throws {
    let banks = try fetch(sectionedBy: SectionKeyPath(Self.state))
    let events = try await commit("UPDATE bank SET details_id = NULL WHERE id = 3")
    #expect(events == ["sec ins 0()", "mov 3 (1,1)→(0,0)"])
    #expect(ResultsShape(of: banks).description == "[3] GA[2,1] NV[4]")
  }
}
