// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import RosterModel
internal import SQLite

/// 10,000 students read with all their values: at random places and one after the other.
@MainActor
struct Rows {
  /// So many rows make one sample.
  private static let portion = 10_000
  private static let rounds = 7

  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours)
    try ours.firstPage()
    await ours.lookEverywhere()
    let bare = BareRoster(path: bench.bare)
    try successive(ours, bare).report()
    try await random(ours, bare).report()
    await ours.close()
  }

  /// Beside reads by id in one transaction.
  ///
  /// Nothing is read that is not asked for: batches are of one row.
  private func random(_ ours: OurRoster, _ bare: BareRoster) async throws -> Measurement {
    ours.results.fetchRequest.fetchBatchSize = 1
    try ours.results.performFetch()
    await ours.lookEverywhere()
    var (ourSamples, bareSamples) = (Samples(), Samples())
    var random = SplitMix(seed: 0xA11)
    let statement = bare.prepare("SELECT \(BareRoster.values) FROM student WHERE id = ?")
    for round in 0...Self.rounds {
      let places = (0..<Self.portion).map { _ in Int.random(in: 0..<bench.rows, using: &random) }
      let duration = time(ours, places)
      let bareDuration = ContinuousClock().measure {
        bare.read {
          for place in places {
            statement.bind(.integer(Int64(place) + 1), at: 1)
            statement.run()
          }
        }
      }
      guard round > 0 else { continue }  // the first one warms up
      ourSamples.add(duration)
      bareSamples.add(bareDuration)
    }
    return Measurement(
      step: "random-rows", rows: bench.rows, ours: ourSamples, bare: bareSamples)
  }

  /// Beside pages of 50.
  private func successive(_ ours: OurRoster, _ bare: BareRoster) throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    let pages = PageReader(bare)
    for round in 0...Self.rounds {
      let start = max(0, bench.rows - Self.portion) * round / Self.rounds
      let places = Array(start..<min(start + Self.portion, bench.rows))
      let key = try ours.key(ofRow: start)
      let duration = time(ours, places)
      let bareDuration = ContinuousClock().measure {
        bare.read { pages.read(rows: places.count, from: key) }
      }
      guard round > 0 else { continue }
      ourSamples.add(duration)
      bareSamples.add(bareDuration)
    }
    return Measurement(
      step: "successive-rows", rows: bench.rows, ours: ourSamples, bare: bareSamples)
  }

  private func time(_ ours: OurRoster, _ rows: [Int]) -> Duration {
    let paths = rows.map(ours.results.path)
    let results = ours.results
    return ContinuousClock().measure {
      for path in paths {
        precondition(!results.object(at: path).name.isEmpty, "a row cannot be read")
      }
    }
  }
}
