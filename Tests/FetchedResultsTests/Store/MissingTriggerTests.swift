// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// What another tool does to a table between taking its triggers and their return.
@MainActor @Suite struct `A table without its triggers` {
  @Test func `is compared row by row until they are back`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    let stranger = try Connection.open(world.folder.database, .existing)
    try stranger.executeScript(
      "PRAGMA busy_timeout = 5000; DROP TRIGGER student_journal_insert")
    // They cannot come back while someone else writes.
    try stranger.executeScript("BEGIN IMMEDIATE; INSERT INTO student (name) VALUES ('Ben')")
    let version = try stranger.values("PRAGMA schema_version")
    while try world.context.values("PRAGMA schema_version") != version {
      world.context.refresh()
      await Task.yield()
    }
    try stranger.execute("COMMIT")
    world.context.refresh()
    try await world.settle()
    while try stranger.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") < 5 {
      await Task.yield()
    }
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["ins 2 →(0,1)"])
    #expect(world.shown == "[1,2]")
    try stranger.execute("UPDATE student SET email = 'x' WHERE id = 2")
    try await world.settle()
    #expect(world.recorder.takeEvents() == ["upd 2 (0,1)→(0,1)"])
  }
}
