// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import SQLite
import Testing

@testable import FetchedResults

/// The pair of connections through which the main actor reads.
@MainActor @Suite struct `The readers` {
  private func isSet(_ world: ResultsWorld) throws -> [[DatabaseValue]] {
    try ["query_only", "busy_timeout", "mmap_size"].map { pragma in
      try world.context.values("PRAGMA \(pragma)").first ?? []
    }
  }

  @Test func `write nothing, wait for no one and map no file`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let expected: [[DatabaseValue]] = [[.integer(1)], [.integer(0)], [.integer(0)]]
    #expect(try isSet(world) == expected)
    world.context.refresh()
    #expect(try isSet(world) == expected, "the other of the two")
    #expect(throws: DatabaseError.self) { try world.context.values("DELETE FROM student") }
  }

  // A connection that may not write cannot put a log in order after a crash.
  @Test func `could write, were they not told not to`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    try await store.write("Add") { try $0.insert(Student(name: "Amy")) }
    let reader = try SnapshotReader.open(folder.database)
    try reader.connection.executeScript("PRAGMA query_only = OFF; DELETE FROM student")
    #expect(try reader.connection.integer("SELECT count(*) FROM student") == 0)
  }

  @Test func `are two for a store, however many controllers there are`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    let before = descriptorCount(of: folder.database)
    let context = try ViewContext(store: store)
    var controllers: [FetchedResultsController<Student>] = []
    for _ in 0..<5 {
      let controller = FetchedResultsController<Student>(
        fetchRequest: FetchRequest(), context: context)
      try controller.performFetch()
      controllers.append(controller)
    }
    context.refresh()
    #expect(descriptorCount(of: folder.database) == before + 2)
    context.close()
  }

  @Test func `hold a snapshot before anything is read`() async throws {
    let folder = TemporaryFolder()
    let store = try await openStore(at: folder.database)
    let context = try ViewContext(store: store)
    let stranger = try Connection.stranger(to: folder.database)
    try stranger.execute("INSERT INTO student (name) VALUES ('Amy')")
    #expect(try context.count(FetchRequest<Student>()) == 0)
    context.refresh()
    #expect(try context.count(FetchRequest<Student>()) == 1)
    context.close()
  }

  @Test func `never move under a statement that is half read`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let folder = TemporaryFolder()
      let store = try await openStore(at: folder.database)
      let reader = try SnapshotReader.open(store.path)
      _ = try reader.begin()
      try reader.connection.withStatement("SELECT 1 UNION SELECT 2") {
        statement throws(DatabaseError) in
        _ = try statement.step()
        reader.end()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("a statement would keep the snapshot"))
  }
}
