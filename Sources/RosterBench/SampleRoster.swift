// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel

/// A roster of made-up students in a file.
struct SampleRoster {
  let rows: Int

  /// Makes the file.
  ///
  /// The students' sort keys are made when it is opened the second time, as for rows that another
  /// program has written.
  @MainActor
  func make(at path: String) async throws {
    let generator = StudentGenerator(count: rows)
    let database = try await RosterDatabase.open(path)
    for start in stride(from: 0, to: rows, by: 10_000) {
      let numbers = start..<min(start + 10_000, rows)
      try await database.store.writeWithoutUndo { transaction in
        for number in numbers { try transaction.insert(generator.student(number)) }
      }
    }
    await database.close()
    try await RosterDatabase.open(path).close()
  }
}
