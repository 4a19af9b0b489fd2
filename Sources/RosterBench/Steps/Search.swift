// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

/// The first page of what is found for one to four typed characters; beside 50 hits from
/// bare SQLite, and beside a first page of all students.
@MainActor
struct Search {
  /// Names, numbers and subjects, some found often and some seldom.
  private static let words = ["kari", "zhan", "müll", "s000", "欧阳子涵", "stat"]

  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours)
    let bare = BareRoster(path: bench.bare)
    bare.makeSearchIndex()
    let search = bare.search()
    let page = try firstPage(ours)
    for length in 1...4 {
      var (ourSamples, bareSamples) = (Samples(), Samples())
      for round in 0..<6 {
        for word in Self.words {
          let typed = String(word.prefix(length))
          let duration = try ContinuousClock().measure { try find(typed, in: ours) }
          let bareDuration = ContinuousClock().measure {
            search.bind(.text(typed), at: 1)
            search.run()
          }
          guard round > 0 else { continue }  // the first one warms up
          ourSamples.add(duration)
          bareSamples.add(bareDuration)
        }
      }
      Measurement(
        step: "search-\(length)", rows: bench.rows, ours: ourSamples, bare: bareSamples,
        others: [
          ("worst_us", ourSamples.microseconds(quantile: 1)),
          ("first_page_us", page.microseconds(quantile: 0.5)),
        ]
      ).report()
    }
    await ours.close()
  }

  private func find(_ typed: String, in ours: OurRoster) throws {
    let results = ours.database.results(
      groupedBy: .subject, sortedBy: .number, matching: typed)
    try results.performFetch()
    results.readPage(at: 0)
  }

  private func firstPage(_ ours: OurRoster) throws -> Samples {
    var samples = Samples()
    for _ in 0..<15 { try samples.time { try ours.firstPage() } }
    return samples
  }
}
