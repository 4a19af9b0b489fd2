// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// Pages of the file hold something else than SQLite wrote.
@MainActor @Suite struct `A corrupt page` {
  /// Rows of which each has a mark of its own that no index holds.
  private nonisolated static let fillUp = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO student (name, rank, email)
    SELECT printf('Row%05d', i), i, printf('mark%05d', i) || hex(zeroblob(60)) FROM n
    """

  private let first = FetchRequest<Student>(
    predicate: Predicate(sql: "student.id <= 3"), sortDescriptors: [.ascending(Student.name)])

  /// A world that shows rows 1 to 3 of 1,000.
  private func begin(index: Bool = false) async throws -> (ResultsWorld, DatabasePages) {
    let world = try await ResultsWorld("", sectionedBy: nil, first)
    try await world.store.write("Fill") { transaction in
      try transaction.execute(Self.fillUp)
      if index { try transaction.execute("CREATE INDEX in_order ON student (name)") }
    }
    try await world.leaveLog()
    _ = world.recorder.takeEvents()
    return (world, DatabasePages(path: world.folder.database))
  }

  private let shown = ["1 Row00001", "2 Row00002", "3 Row00003"]

  @Test func `fails a fetch, and the last good rows stay`() async throws {
    let (world, pages) = try await begin()
    let page = try #require(pages.numbers(with: "mark00500").first)
    world.controller.fetchRequest.predicate = nil
    try await pages.withoutPage(page) {
      let error = #expect(throws: DatabaseError.self) { try world.controller.performFetch() }
      #expect(error?.kind == .corrupt)
      #expect(error?.sql?.contains("SELECT") == true)
      #expect(world.rows == shown)
    }
    try world.forgetPages()
    try world.controller.performFetch()
    #expect(world.controller.numberOfObjects == 1000)
  }

  @Test func `fails another request, and the old one stays`() async throws {
    let (world, pages) = try await begin()
    let page = try #require(pages.numbers(with: "mark00500").first)
    try await pages.withoutPage(page) {
      let error = #expect(throws: DatabaseError.self) {
        try world.controller.change(
          to: FetchRequest(), sectionedBy: SectionKeyPath(Student.subject))
      }
      #expect(error?.kind == .corrupt)
      #expect(world.rows == shown)
      #expect(world.controller.fetchRequest == first)
      #expect(world.controller.sectionedBy == nil)
      #expect(world.recorder.takeCycles().isEmpty)
    }
  }

  /// The old results are what cannot be read; the new ones can.
  @Test func `of an index fails another request as well`() async throws {
    let (world, pages) = try await begin(index: true)
    let sparse = FetchRequest<Student>(sortDescriptors: [.ascending(Student.name)])
    world.controller.fetchRequest = sparse
    try world.controller.performFetch()
    try world.forgetPages()
    let page = try #require(pages.numbers(with: "Row00500", without: "mark00500").first)
    try await pages.withoutPage(page) {
      let error = #expect(throws: DatabaseError.self) {
        try world.controller.change(to: first, sectionedBy: SectionKeyPath(Student.subject))
      }
      #expect(error?.kind == .corrupt)
      #expect(world.controller.fetchRequest == sparse)
      #expect(world.controller.sectionedBy == nil)
      #expect(world.recorder.takeCycles().isEmpty)
    }
  }

  @Test(arguments: [1, 300])
  func `fails a move once, and the next catches up`(rows: Int) async throws {
    let (world, pages) = try await begin()
    let failures = Failures(of: world.context)
    let stranger = try world.stranger()
    let page = try #require(pages.numbers(with: "mark00500").first)
    // The old row is in the file and the new one in the log.
    try stranger.execute(
      "UPDATE student SET email = 'x' WHERE id BETWEEN 500 AND ?", [.integer(Int64(499 + rows))])
    try stranger.execute("DELETE FROM student WHERE id = 2")
    try await pages.withoutPage(page) {
      try world.forgetPages()
      await world.move()
      let told = failures.take()
      #expect(told.map(\.kind) == [.corrupt])
      #expect(told.first?.sql?.contains("SELECT") == true)
      await world.move()
      #expect(failures.take() == [], "the same failure is told once")
      #expect(world.recorder.takeCycles().isEmpty)
      #expect(world.rows == shown)
    }
    try world.forgetPages()
    await world.move()
    #expect(world.recorder.takeEvents() == ["del 2 (0,1)"])
    #expect(failures.take() == [])
  }

  @Test func `makes its rows blank and leaves their neighbours alone`() async throws {
    let (world, pages) = try await begin(index: true)
    world.controller.fetchRequest = FetchRequest(
      sortDescriptors: [.ascending(Student.name)], fetchBatchSize: 100)
    try world.controller.performFetch()
    let failures = Failures(of: world.context)
    let row = { (row: Int) in world.controller.object(at: IndexPath(section: 0, row: row)) }
    let page = try #require(pages.numbers(with: "mark00550").first)
    try world.forgetPages()
    try await pages.withoutPage(page) {
      #expect(row(549) == Student(id: 550))
      #expect(row(549) == Student(id: 550))
      #expect(row(500).name == "Row00501", "a row before it in the same batch")
      #expect(row(599).name == "Row00600", "a row after it in the same batch")
      #expect(failures.take().map(\.kind) == [.corrupt], "told once, not for each row")
    }
    try world.forgetPages()
    #expect(row(549).name == "Row00550", "what could not be read was not kept")
  }

  @Test func `of an index makes places blank until it can be read`() async throws {
    let (world, pages) = try await begin(index: true)
    world.controller.fetchRequest = FetchRequest(sortDescriptors: [.ascending(Student.name)])
    try world.controller.performFetch()
    let failures = Failures(of: world.context)
    let place = IndexPath(section: 0, row: 549)
    let page = try #require(pages.numbers(with: "Row00550", without: "mark00550").first)
    try world.forgetPages()
    try await pages.withoutPage(page) {
      #expect(world.controller.id(at: place) == 0)
      #expect(world.controller.object(at: place) == Student())
      #expect(world.controller.indexPath(for: 550) == nil)
      #expect(world.controller.ids(inSection: 0, rows: 540..<560) == [])
      let told = failures.take()
      #expect(Set(told.map(\.kind)) == [.corrupt])
      #expect(Set(told.map(\.description)).count == told.count, "each told once")
    }
    try world.forgetPages()
    #expect(world.controller.id(at: place) == 550)
    #expect(world.controller.indexPath(for: 550) == place)
  }

  @Test func `fails a write and an undo, which change nothing`() async throws {
    let (world, pages) = try await begin()
    let page = try #require(pages.numbers(with: "mark00500").first)
    try await pages.withoutPage(page) {
      // The store has the page still in its memory.
      _ = try await world.store.writeWithoutUndo { try $0.values("PRAGMA shrink_memory") }
      let update = "UPDATE student SET rank = 0"
      let error = await #expect(throws: DatabaseError.self) {
        try await world.store.write("Change") { try $0.execute(update) }
      }
      #expect(error?.kind == .corrupt)
      #expect(error?.sql == update)
      let second = await #expect(throws: DatabaseError.self) { try await world.store.undo() }
      #expect(second?.kind == .corrupt)
      await world.move()
      #expect(world.recorder.takeCycles().isEmpty)
      #expect(world.rows == shown)
    }
    _ = try await world.store.writeWithoutUndo { try $0.values("PRAGMA shrink_memory") }
    #expect(try await world.commit("DELETE FROM student WHERE id = 2") == ["del 2 (0,1)"])
  }
}
