// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import SQLite
import Testing

/// There is no room for what is written.
@MainActor @Suite struct `A full disk` {
  /// A world with a note table that no entity has.
  private func begin() async throws -> ResultsWorld {
    let world = try await ResultsWorld("Art[1 Amy, 2 Ben] Bio[3 Cat]")
    try await world.store.writeWithoutUndo { try $0.execute("CREATE TABLE note (text)") }
    try await world.settle()
    return world
  }

  /// Lets the file grow no more, and leaves it no free page.
  private func fill(_ store: Store) async throws {
    try await store.writeWithoutUndo { transaction in
      while try transaction.values("PRAGMA freelist_count") != [[.integer(0)]] {
        try transaction.execute("INSERT INTO note VALUES (zeroblob(4000))")
      }
      let pages = try transaction.values("SELECT page_count FROM pragma_page_count")
      guard case .integer(let count)? = pages.first?.first else { return }
      _ = try transaction.values("PRAGMA max_page_count = \(count)")
    }
  }

  private func makeRoom(_ store: Store) async throws {
    try await store.writeWithoutUndo { _ = try $0.values("PRAGMA max_page_count = 1000000") }
  }

  private nonisolated static let addMany = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO student (name, email) SELECT 'New', hex(zeroblob(500)) FROM n
    """

  @Test func `refuses a write with one error and changes nothing`() async throws {
    let world = try await begin()
    let failures = Failures(of: world.context)
    try await fill(world.store)
    let error = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Add") { try $0.execute(Self.addMany) }
    }
    #expect(error?.kind == .full)
    #expect(error?.sql?.contains("INSERT INTO student") == true)
    #expect(error?.message.isEmpty == false)
    await world.move()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(failures.take() == [])
    #expect(world.rows == ["1 Amy", "2 Ben", "3 Cat"])
    #expect(world.context.undoName == "Begin")

    try await makeRoom(world.store)
    let events = try await world.commit("INSERT INTO student (name, subject) VALUES ('Dan', 'Art')")
    #expect(events == ["ins 4 →(0,2)"])
  }

  @Test func `refuses an undo, which can be had again`() async throws {
    let world = try await begin()
    _ = try await world.commit(Self.addMany)
    _ = try await world.commit("DELETE FROM student WHERE name = 'New'")
    try await fill(world.store)
    try await world.settle()
    let error = await #expect(throws: DatabaseError.self) { try await world.store.undo() }
    #expect(error?.kind == .full)
    #expect(error?.sql?.contains("INSERT") == true)
    await world.move()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(world.controller.numberOfObjects == 3)

    try await makeRoom(world.store)
    #expect(try await world.store.undo()?.rows.count == 300)
    try await world.settle()
    #expect(world.recorder.takeCycles().map(\.rowChanges.count) == [300])
  }

  /// SQLite rolls the whole transaction back by itself.
  @Test func `ends a transaction whose body passes over it`() async throws {
    let world = try await begin()
    try await fill(world.store)
    let error = await #expect(throws: DatabaseError.self) {
      try await world.store.write("Add") { transaction in
        try transaction.execute("UPDATE student SET email = 'x' WHERE id = 1")
        try? transaction.execute("INSERT INTO note VALUES (zeroblob(100000))")
        try? transaction.execute("UPDATE student SET email = 'y' WHERE id = 2")
      }
    }
    #expect(error?.message == "an error has rolled the transaction back")
    #expect(error?.sql != nil)
    await world.move()
    #expect(world.recorder.takeCycles().isEmpty)
    #expect(try world.stranger().integer("SELECT count(email) FROM student") == 0)
    #expect(try await world.commit("UPDATE student SET rank = 1 WHERE id = 1").count == 1)
  }

  @Test(.enabled(if: SmallDisk.isAllowed, "only root may mount a file system"))
  func `that is a real one leaves the list as it was`() async throws {
    let disk = try SmallDisk()
    let store = try await openStore(at: disk.path + "/roster.db")
    try await store.write("Add") { try $0.insert(Student(name: "Amy", subject: "")) }
    let context = try ViewContext(store: store)
    let failures = Failures(of: context)
    let controller = FetchedResultsController<Student>(
      fetchRequest: FetchRequest(), context: context)
    try controller.performFetch()
    let error = await #expect(throws: DatabaseError.self) {
      try await store.write("Add") { try $0.execute(Self.addMany) }
    }
    #expect(error?.kind == .full)
    context.refresh()
    #expect(controller.fetchedObjects?.map(\.name) == ["Amy"])
    try disk.grow()
    try await store.write("Add") { try $0.execute(Self.addMany) }
    try await settled(context, try Connection.open(store.path, .existing))
    #expect(controller.numberOfObjects == 301)
    #expect(failures.take() == [])
    context.close()
    await store.close()
  }
}

/// A file system in memory, of 300 kB.
private final class SmallDisk {
  private let folder = TemporaryFolder()

  var path: String { folder.path }

  static var isAllowed: Bool { (try? SmallDisk()) != nil }

  init() throws {
    let command = "mount -t tmpfs -o size=300k roster-test '\(path)' 2>/dev/null"
    guard system(command) == 0 else { throw Abandoned() }
  }

  func grow() throws { shell("mount -o remount,size=20m '\(path)'") }

  deinit { system("umount --lazy '\(path)'") }
}
