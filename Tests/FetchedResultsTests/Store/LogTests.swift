// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Glibc
import SQLite
import Testing

/// The length of the write-ahead log, in bytes.
func logSize(_ folder: TemporaryFolder) -> Int {
  var status = stat()
  return stat(folder.database + "-wal", &status) == 0 ? status.st_size : 0
}

@MainActor @Suite struct `The write-ahead log` {
  @Test func `stays short under 6,000 single changes with a list open`() async throws {
    let world = try await ResultsWorld("[1 Amy, 2 Ben]", sectionedBy: nil)
    var longest = 0
    for count in 0..<6_000 {
      try await world.store.write("Change") { transaction in
        try transaction.execute(
          "UPDATE student SET rank = ? WHERE id = 1", [.integer(Int64(count))])
      }
      if count % 100 == 0 { longest = max(longest, logSize(world.folder)) }
    }
    #expect(longest < 6 << 20)
    try await world.settle()
    #expect(world.controller.object(id: 1)?.rank == 5_999)
  }

  @Test func `is written back when the store is closed`() async throws {
    let world = try await ResultsWorld("[1 Amy]", sectionedBy: nil)
    world.context.close()
    await world.store.close()
    #expect(logSize(world.folder) == 0)
  }
}
