// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import SQLite
import Testing

@testable import FetchedResults
@testable import RosterModel

@MainActor
@Suite struct `The index of words` {
  let roster: TemporaryRoster

  init() async throws { roster = try await TemporaryRoster() }

  /// Names and searches of few letters, so that many meet.
  private static let syllables = [
    "an", "na", "ál", "Ø", "o'h", "#1", "7b", "+", "\"", "张", "小明", "明", "吕", "a张b", "王 小", "-",
  ]

  private func text(_ random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let word = Self.syllables.randomElement(using: &random) ?? ""
      return word + (Bool.random(using: &random) ? " " : "")
    }.joined()
  }

  /// The students in whose stored words every term is found, by reading them all.
  private func found(by search: String) throws -> Set<RowID> {
    let rows = try roster.database.context.values("SELECT id, words, subject_words FROM student")
    let patterns = SearchTerms(search).patterns
    return Set(
      rows.compactMap { row in
        guard case .integer(let id) = row[0] else { return nil }
        let texts = row[1...].map { String(databaseValue: $0) ?? "" }
        let isFound = patterns.allSatisfy { pattern in
          texts.contains { $0.utf8.firstRange(of: pattern.utf8) != nil }
        }
        return isFound ? id : nil
      })
  }

  private func shown(by search: String) throws -> Set<RowID> {
    let results = roster.database.results(groupedBy: .subject, sortedBy: .name, matching: search)
    try results.performFetch()
    return Set((results.sections ?? []).flatMap { $0.objects.map(\.id) })
  }

  @Test func `finds what reading all words finds, whatever was changed`() async throws {
    var random = Congruential()
    for _ in 0..<120 {
      try await roster.add(text(&random) + "x", text(&random), text(&random))
    }
    let store = roster.database.store
    try await store.write("Change") { try $0.execute("DELETE FROM student WHERE id % 7 = 0") }
    _ = try await roster.database.undo()
    try await store.write("Change") {
      try $0.execute("UPDATE student SET words = ' an 明' WHERE id % 5 = 0")
    }
    try await store.write("Change") { try $0.execute("DELETE FROM student WHERE id % 11 = 0") }
    try await store.write("Change") {
      try $0.execute("REPLACE INTO student (id, name, words) VALUES (3, 'Ana', ' ana')")
    }
    roster.database.context.refresh()
    for _ in 0..<200 {
      let search = text(&random)
      #expect(try shown(by: search) == found(by: search), "\(search)")
    }
    #expect(try found(by: "an").count > 20)
  }

  @Test func `is in order by SQLite's own check`() async throws {
    try await roster.add("张小明", "7", "Art")
    try await roster.database.delete([roster.add("Ana")], undoName: "Delete")
    try await roster.database.store.write("Check") {
      try $0.execute("INSERT INTO student_search (student_search) VALUES ('integrity-check')")
    }
  }

  @Test func `is asked for the rows that have the words`() async throws {
    let predicate = roster.database.request(sortedBy: .name, matching: "o'h 7 明\"").predicate
    let match = "\"oh\"* AND \"7\"* AND \"明\"*"
    #expect(predicate?.candidates?.arguments == [.text(match)])
  }
}

/// The same numbers each time: a linear congruential generator with Knuth's constants.
private struct Congruential: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
