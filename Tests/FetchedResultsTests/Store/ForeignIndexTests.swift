// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Places that are found through an index, which another tool may drop or make.
@MainActor @Suite struct `Results found through an index` {
  private func world() async throws -> ResultsWorld {
    let world = try await ResultsWorld("[1 Amy, 2 Ben, 3 Cat]", sectionedBy: nil)
    try await world.store.write("Index") {
      try $0.execute("CREATE INDEX by_name ON student (name)")
    }
    try await world.settle()
    try world.controller.performFetch()
    return world
  }

  @Test func `go on when it is dropped`() async throws {
    let world = try await world()
    world.context.onFailure = { Issue.record($0) }
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("DROP INDEX by_name")
    try await world.settle()
    #expect(world.shown == "[1,2,3]")
    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == ["del 2 (0,1)"])
    #expect(world.controller.object(at: IndexPath(section: 0, row: 1)).name == "Cat")
    #expect(world.controller.indexPath(for: 3) == IndexPath(section: 0, row: 1))
  }

  @Test func `go on when it is dropped together with rows`() async throws {
    let world = try await world()
    world.context.onFailure = { Issue.record($0) }
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.executeScript(
      "BEGIN; DROP INDEX by_name; DELETE FROM student WHERE id = 1; COMMIT")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["del 1 (0,0)"])
    #expect(world.shown == "[2,3]")
  }

  @Test func `tell lower from upper case whatever the column ignores`() async throws {
    let folder = TemporaryFolder()
    let store = try await Store.open(folder.database, entities: [Student.self]) { transaction in
      try transaction.execute(
        """
        CREATE TABLE student (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE,
          subject TEXT COLLATE NOCASE, rank INTEGER DEFAULT 0, email TEXT)
        """)
      try transaction.execute("CREATE INDEX by_name ON student (name)")
      for student in students("Art[1 b, 2 B, 3 a] art[4 C, 5 c]") {
        try transaction.insert(student)
      }
    }
    let context = try ViewContext(store: store)
    let flat = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(sortDescriptors: [.ascending(Student.name)]), context: context)
    let sectioned = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: context, sectionedBy: SectionKeyPath(Student.subject))
    for controller in [flat, sectioned] { try controller.performFetch() }
    #expect(ResultsShape(of: flat).description == "[2,4,3,1,5]")
    #expect(ResultsShape(of: sectioned).description == "Art[1,2,3] art[4,5]")
    try await store.write("Change") {
      try $0.execute("UPDATE student SET email = 'x', name = 'A' WHERE id IN (1, 3)")
    }
    context.refresh()
    #expect(ResultsShape(of: flat).description == "[1,3,2,4,5]")
    context.close()
  }
}
