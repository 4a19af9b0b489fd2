// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Glibc
internal import RosterModel

/// A roster of made-up students in a file.
@MainActor
struct SampleRoster {
  /// Raised when the same number of rows becomes other students.
  private static let version = 2

  /// So many students come in one transaction.
  private static let portion = 50_000

  let rows: Int

  /// Makes the file unless it is there from an earlier run.
  ///
  /// Costs about 40 µs a student.
  ///
  /// - Returns: its path.
  func make(in folder: String) async throws -> String {
    let path = "\(folder)/roster-\(Self.version)-\(rows).db"
    if access(path, R_OK) != 0 {
      let draft = "\(folder)/draft.db"
      for suffix in ["", "-wal", "-shm"] { unlink(draft + suffix) }
      try await fill(draft)
      rename(draft, path)
    }
    try await settle(path)
    return path
  }

  /// Opens the roster and shows it once, so that whatever is made on the first use
  /// is there.
  private func settle(_ path: String) async throws {
    let roster = try await OurRoster(path: path)
    try roster.firstPage()
    await roster.close()
  }

  private func fill(_ path: String) async throws {
    try await RosterDatabase.open(path).close()
    let derived = DerivedSchema(in: path)
    derived.drop(in: path)
    try await insert(into: path)
    derived.make(in: path)
  }

  private func insert(into path: String) async throws {
    let store = try await Store.open(path, entities: [], durability: .normal)
    let generator = StudentGenerator(count: rows)
    for start in stride(from: 0, to: rows, by: Self.portion) {
      let numbers = start..<min(start + Self.portion, rows)
      try await store.writeWithoutUndo { transaction in
        let maker = try transaction.keyMaker()
        for number in numbers {
          try transaction.storeNew(try maker.keyed(StudentDraft(generator.student(number))))
        }
      }
    }
    await store.close()
  }
}
