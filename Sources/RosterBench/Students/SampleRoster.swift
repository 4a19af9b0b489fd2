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

  /// In larger rosters the index of words is left empty: it takes as long as all the rest.
  private static let mostSearched = 1_000_000

  /// So many students come in one transaction.
  private static let portion = 50_000

  let rows: Int

  /// Makes the file unless it is there from an earlier run.
  ///
  /// Costs about 40 µs a student. One whose tables, keys or students would be others now has
  /// another name.
  ///
  /// - Returns: its path.
  func make(in folder: String) async throws -> String {
    let path = "\(folder)/roster-\(rows)-\(try await fingerprint(in: folder)).db"
    if access(path, R_OK) != 0 {
      let draft = Bench(rows: rows, folder: folder).scratch("draft")
      try await fill(draft)
      rename(draft, path)
    }
    return path
  }

  /// What the file depends on besides the number of rows.
  private func fingerprint(in folder: String) async throws -> String {
    let bench = Bench(rows: 0, folder: folder)
    try await RosterDatabase.open(bench.scratch("blank")).close()
    defer { bench.remove("blank") }
    let texts = BareDatabase(path: bench.scratch("blank")).texts(
      """
      SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL
      UNION ALL SELECT name || hex(value) FROM setting ORDER BY 1
      """)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for byte in "\(Self.version)\(texts)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// Opens the roster and shows it once, as the program does, so that whatever is made on
  /// the first use is there.
  private func settle(_ path: String) async throws {
    let database = try await RosterDatabase.open(path)
    let results = database.results(groupedBy: .subject, sortedBy: .number)
    try results.performFetch()
    if let name = results.cacheName { try await database.untilCacheIsKept(name) }
    if rows <= Self.mostSearched { try await database.keepSearchFast() }
    await database.close()
  }

  private func fill(_ path: String) async throws {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    try await RosterDatabase.open(path).close()
    let derived = DerivedSchema(in: path)
    derived.drop(in: path)
    try await insert(into: path)
    derived.make(in: path, hasWords: rows <= Self.mostSearched)
    try await settle(path)
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
