// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// Where a step finds its files, and what they hold.
struct Bench: Sendable {
  /// How many students the roster has.
  let rows: Int

  let folder: String

  /// The roster that ours works on.
  var ours: String { "\(folder)/ours.db" }

  /// A copy of it for bare SQLite.
  var bare: String { "\(folder)/bare.db" }

  /// A name for a file that a step makes and removes.
  func scratch(_ name: String) -> String { "\(folder)/\(name).db" }

  /// Removes a file that a step made.
  func remove(_ name: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(scratch(name) + suffix) }
  }

  /// Where a class list is.
  var classList: String { "\(folder)/list.csv" }
}

/// What is measured, each in a process of its own.
enum Step: String, CaseIterable {
  case opening, changes, list, rows, jumps, memory, log, `import`, search, window

  @MainActor
  func measure(_ bench: Bench) async throws {
    switch self {
    case .opening: try await Opening(bench: bench).run()
    case .changes: try await Changes(bench: bench).run()
    case .list: try await ListChanges(bench: bench).run()
    case .rows: try await Rows(bench: bench).run()
    case .jumps: try await Jumps(bench: bench).run()
    case .memory: try await MemoryUse(bench: bench).run()
    case .log: try await LogLength(bench: bench).run()
    case .import: try await Import(bench: bench).run()
    case .search: try await Search(bench: bench).run()
    case .window: try await WindowChanges(bench: bench).run()
    }
  }
}
