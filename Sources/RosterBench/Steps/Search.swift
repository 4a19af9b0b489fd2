// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import ResultsListModel
internal import RosterModel
internal import SQLite

/// One to four characters typed one after the other, each until the list shows the first
/// page of what is found; beside 50 hits of a bare query of the index of words, and beside
/// the first page of all students, read by bare calls.
@MainActor
struct Search {
  /// Names, numbers and subjects as the index has them, some found often and some seldom.
  private static let words = ["kari", "zhan", "mull", "s000", "欧阳子涵", "stat"]
  private static let rounds = 5

  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours)
    try ours.firstPage()
    let model = ResultsListModel(ours.results)
    let bare = BareRoster(path: bench.bare)
    let index = bare.prepare(
      "SELECT rowid FROM student_search WHERE student_search MATCH '\"' || ? || '\"*' LIMIT 50")
    var samples = [(ours: Samples, bare: Samples)](repeating: (Samples(), Samples()), count: 4)
    for round in 0...Self.rounds {
      for word in Self.words {
        try await show("", of: ours, in: model)
        for length in 1...4 {
          let typed = String(word.prefix(length))
          let duration = try await ContinuousClock().measure {
            try await show(typed, of: ours, in: model)
          }
          let bareDuration = ContinuousClock().measure {
            index.bind(.text(typed), at: 1)
            index.run()
          }
          guard round > 0 else { continue }  // the first one warms up
          samples[length - 1].ours.add(duration)
          samples[length - 1].bare.add(bareDuration)
        }
      }
    }
    report(samples, firstPage: firstPage(bare))
    await ours.close()
  }

  /// Shows the first rows that are found, as the window does for each key.
  private func show(
    _ typed: String, of ours: OurRoster, in model: ResultsListModel<Student>
  ) async throws {
    let found = try await ours.results.prepare(
      ours.database.request(sortedBy: .number, matching: typed),
      sectionedBy: ours.database.sectionKeyPath(for: .subject, sortedBy: .number), firstRows: 50)
    try model.change(to: found)
    ours.results.readPage(at: 0)
  }

  /// The first 50 students in order, by bare calls.
  private func firstPage(_ bare: BareRoster) -> Samples {
    var samples = Samples()
    for _ in 0..<15 { samples.time { bare.firstRows() } }
    return samples
  }

  private func report(_ samples: [(ours: Samples, bare: Samples)], firstPage: Samples) {
    for (length, samples) in zip(1..., samples) {
      Measurement(
        step: "search-\(length)", rows: bench.rows, ours: samples.ours, bare: samples.bare,
        others: [
          ("worst_us", samples.ours.microseconds(quantile: 1)),
          ("first_page_us", firstPage.microseconds(quantile: 0.5)),
        ]
      ).report()
    }
  }
}
