// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import SQLite
import Testing

/// Undo restores rows to the last bit.
@Suite final class `Before-images` {
  private let folder = TemporaryFolder()
  private let store: Store
  private let stranger: Connection

  init() async throws {
    store = try await openSampleStore(at: folder.database)
    stranger = try Connection.stranger(to: folder.database)
  }

  /// Every value with its type, and reals to the last digit.
  private func image() throws -> [[DatabaseValue]] {
    try stranger.values(
      """
      SELECT id, typeof(team), quote(team), typeof(weight), quote(weight),
        hex(CAST(note AS BLOB)), printf('%!.20g', hidden), quote(club_id) FROM sample ORDER BY id
      """)
  }

  @Test(
    arguments: [
      .null, .text(""), .text("a\0b"), .text("\0"), .real(0.1 + 0.2), .real(.infinity),
      .real(-.infinity), .real(1), .real(1e300), .integer(1), .integer(.min), .blob([]),
      .blob([0, 255]), .text("1"),
    ] as [DatabaseValue])
  func `keep a value as it was`(value: DatabaseValue) async throws {
    try await store.write("Begin") { transaction in
      try transaction.execute("INSERT INTO sample VALUES (1, ?1, ?1, ?1, ?1, NULL)", [value])
    }
    let before = try image()
    try await store.write("Update") { transaction in
      try transaction.execute("UPDATE sample SET team = 'x', weight = 'x', note = 'x', hidden = 2")
    }
    try await store.write("Delete") { try $0.execute("DELETE FROM sample") }
    _ = try await store.undo()
    _ = try await store.undo()
    #expect(try image() == before)
  }

  @Test func `know an integer from an equal real number`() async throws {
    try await store.write("Begin") { transaction in
      try transaction.execute("INSERT INTO sample (team) VALUES (1)")
    }
    try await store.write("Change") { try $0.execute("UPDATE sample SET team = 1.0") }
    #expect(try await store.undo()?.name == "Change")
    #expect(try stranger.values("SELECT typeof(team) FROM sample") == [[.text("integer")]])
  }

  /// 8 seeds of 40 actions, some of which are taken back and done again.
  @Test(arguments: 1...8)
  func `lead back and forth through random changes`(seed: Int) async throws {
    var maker = ChangeMaker(random: RandomSource(seed: seed), size: 40)
    var images = [try image()]
    for _ in 0..<40 {
      maker.ids = images[images.count - 1].compactMap { row in
        if case .integer(let id) = row[0] { id } else { nil }
      }
      let changes = maker.transaction()
      try await store.write("Change") { transaction in
        for change in changes { try transaction.execute(change.sql, change.arguments) }
      }
      let groups = try stranger.integer("SELECT count(*) FROM change_group WHERE state = 'done'")
      if Int(groups) == images.count { images.append(try image()) }
      try await walk(through: &images, &maker.random)
    }
    while try await store.undo() != nil {}
    #expect(try image() == images.first)
  }

  /// Takes some steps back and some forth again, and checks each.
  private func walk(
    through images: inout [[[DatabaseValue]]], _ random: inout RandomSource
  ) async throws {
    let back = min(random.below(4), images.count - 1)
    let forth = back - min(back, random.below(3))
    for step in 0..<back {
      _ = try #require(try await store.undo())
      #expect(try image() == images[images.count - 2 - step])
    }
    for step in 0..<forth {
      _ = try #require(try await store.redo())
      #expect(try image() == images[images.count - back + step])
    }
    images.removeLast(back - forth)
  }
}
