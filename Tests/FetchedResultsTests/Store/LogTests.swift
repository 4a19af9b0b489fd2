// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Glibc
import SQLite
import Testing

@testable import FetchedResults

/// The length of the write-ahead log, in bytes.
func logSize(_ folder: TemporaryFolder) -> Int {
  var status = stat()
  return stat(folder.database + "-wal", &status) == 0 ? status.st_size : 0
}

@MainActor @Suite struct `The write-ahead log` {
  /// `LOG_CHANGES=100000` makes it a long run, with a bound of 16 MB.
  @Test func `stays short under 6,000 single changes with a list open`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    let total = getenv("LOG_CHANGES").flatMap { Int(String(cString: $0)) } ?? 6_000
    var longest = 0
    for count in 0..<total {
      try await world.store.write("Change") { transaction in
        try transaction.execute(
          "UPDATE student SET rank = ? WHERE id = 1", [.integer(Int64(count))])
      }
      guard count % 100 == 0 else { continue }
      longest = max(longest, logSize(world.folder))
      // Other tests may block the threads on which a list hears of commits.
      try await world.settle()
    }
    #expect(longest < (total > 6_000 ? 16 : 6) << 20)
    if total > 6_000 { print("The log had at most \(longest) bytes.") }
    try await world.settle()
    #expect(world.controller.object(id: 1)?.rank == total - 1)
  }

  @Test func `is written back while much is read ahead`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    let reading = Task { await readAhead(in: world.context) }
    var longest = 0
    for count in 0..<3_000 {
      try await world.store.write("Change") { transaction in
        try transaction.execute("UPDATE student SET rank = ?", [.integer(Int64(count))])
      }
      longest = max(longest, logSize(world.folder))
      if count % 20 == 0 { try await world.settle() }
    }
    reading.cancel()
    await reading.value
    #expect(longest < 12 << 20)
  }

  /// Has the idle reader away nearly all the time.
  private func readAhead(in context: ViewContext) async {
    while !Task.isCancelled {
      await Task.yield()
      guard !context.isLeavingLog, !context.isMoving else { continue }
      context.isReadingAhead = true
      try? await Task.sleep(for: .milliseconds(3))
      context.isReadingAhead = false
      guard context.wantsMove else { continue }
      context.wantsMove = false
      context.refresh()
    }
  }

  @Test func `is written back by the store itself and cut to 4 MB`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let values = try await world.store.write("Look") { transaction in
      try ["wal_autocheckpoint", "journal_size_limit"].map {
        try transaction.values("PRAGMA \($0)").first?.first
      }
    }
    #expect(values == [.integer(0), .integer(4 << 20)])
  }

  // A checkpoint that waits for readers would take the busy timeout, 5 s, each time.
  @Test func `is written back without waiting for a reader elsewhere`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    try stranger.execute("BEGIN")
    #expect(try stranger.integer("SELECT count(*) FROM student") == 1)
    let start = ContinuousClock.now
    for count in 0..<700 {
      try await world.store.write("Change") { transaction in
        try transaction.execute("UPDATE student SET rank = ?", [.integer(Int64(count))])
      }
      guard ContinuousClock.now - start < .seconds(600) else {
        Issue.record("the writer waits for the reader")
        return
      }
    }
    #expect(logSize(world.folder) > 1000 * 4096, "the reader does keep the log")
  }

  @Test func `is written back on closing, though another has the file open`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.stranger(to: world.folder.database)
    #expect(try stranger.integer("SELECT count(*) FROM student") == 1)
    world.context.close()
    await world.store.close()
    let copy = world.folder.path + "/copy.db"
    system("cp '\(world.folder.database)' '\(copy)'")
    let alone = try Connection.open(copy, .existing)
    #expect(try alone.integer("SELECT count(*) FROM student") == 1)
  }

  // A long log asks for it in a task of its own, which may come after the end.
  @Test func `is left alone once the store is closed`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    await world.store.close()
    await world.store.shortenLog {}
    #expect(logSize(world.folder) == 0)
  }

  @Test func `is written back when the store is closed`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.close()
    await world.store.close()
    #expect(logSize(world.folder) == 0)
  }
}
