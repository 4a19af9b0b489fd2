// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import TestFiles
import Testing

@testable import RosterModel

@MainActor
@Suite struct `The language of the order` {
  let roster: TemporaryRoster
  var database: RosterDatabase { roster.database }
  let swedish = OrderLanguage("sv")

  init() async throws {
    roster = try await TemporaryRoster()
    try await database.setLanguage(OrderLanguage("en"))
    try await roster.add("Zander", "1")
    try await roster.add("Ärla", "2", "Örebro")
    try await roster.add("Bo", "3", "Zoology")
  }

  /// The results follow a change of all rows in the background.
  func setLanguage(_ language: OrderLanguage) async throws {
    try await database.setLanguage(language)
    await catchUp()
  }

  func catchUp() async {
    await withCheckedContinuation { caughtUp in
      database.context.whenCaughtUp { caughtUp.resume() }
    }
  }

  @Test func `orders names, letters and subjects, now and after a restart`() async throws {
    #expect(try roster.names() == ["Ärla", "Bo", "Zander"])
    #expect(try roster.sections(.initial) == ["A", "B", "Z"])
    try await setLanguage(swedish)
    #expect(database.language == swedish)
    #expect(try roster.names() == ["Bo", "Zander", "Ärla"])
    #expect(try roster.sections(.initial) == ["B", "Z", "Ä"])
    #expect(try database.subjects() == ["Math", "Zoology", "Örebro"])
    await database.close()
    let again = try await RosterDatabase.open(roster.folder.file("roster.db"))
    #expect(again.language == swedish)
    let names = try again.context.fetch(again.request(sortedBy: .name)).map(\.name)
    #expect(names == ["Bo", "Zander", "Ärla"])
    await again.close()
  }

  @Test func `holds for those who are added, and can be changed back`() async throws {
    try await setLanguage(swedish)
    try await roster.add("Åsa", "4")
    #expect(try roster.names() == ["Bo", "Zander", "Åsa", "Ärla"])
    try await setLanguage(OrderLanguage("en"))
    #expect(try roster.names() == ["Ärla", "Åsa", "Bo", "Zander"])
  }

  @Test func `is no step of undo, and orders those whom undo brings back`() async throws {
    let ids = try database.context.fetch(database.request(sortedBy: .name)).map(\.id)
    try await database.delete(ids, undoName: "Delete")
    try await setLanguage(swedish)
    #expect(try await database.undo()?.name == "Delete")
    await catchUp()
    #expect(try roster.names() == ["Bo", "Zander", "Ärla"])
    #expect(try await database.redo()?.name == "Delete")
    #expect(try await database.undo()?.name == "Delete")
    await catchUp()
    #expect(try roster.sections(.initial) == ["B", "Z", "Ä"])
  }

  @Test func `tells how far it has come`() async throws {
    let (reports, report) = AsyncStream.makeStream(of: Double.self)
    try await database.setLanguage(swedish) { report.yield($0) }
    report.finish()
    var parts: [Double] = []
    for await part in reports { parts.append(part) }
    #expect(parts == [0])
  }

  @Test func `has a name, and kin`() {
    #expect(swedish.name == "Svenska")
    #expect(swedish.isAkin(to: OrderLanguage("sv_FI")))
    #expect(!swedish.isAkin(to: OrderLanguage("da")))
    #expect(Set(OrderLanguage.choices.map(\.name)).count == OrderLanguage.choices.count)
  }

  @Test func `leaves as many steps of undo as are kept`() async throws {
    try await database.forgetHistory(keeping: 2)
    #expect(try await database.undo()?.name == "Add Bo")
    #expect(try await database.undo()?.name == "Add Ärla")
    #expect(try await database.undo() == nil)
  }
}
