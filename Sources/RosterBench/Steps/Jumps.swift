// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import SQLite

/// A page of 50 students far from any that was looked at.
@MainActor
struct Jumps {
  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours)
    let bare = BareRoster(path: bench.bare)
    try first(ours, bare).report()
    try await repeated(ours, bare).report()
    await ours.close()
  }

  /// Into the middle of results that were just fetched, beside OFFSET.
  private func first(_ ours: OurRoster, _ bare: BareRoster) throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    let middle = bench.rows / 2
    let statement = bare.prepare(
      "SELECT \(BareRoster.values) FROM student \(BareRoster.order) LIMIT 50 OFFSET ?")
    for _ in 0..<15 {
      try ours.firstPage()
      ourSamples.time { ours.results.readPage(at: middle) }
      bareSamples.time {
        statement.bind(.integer(Int64(middle)), at: 1)
        statement.run()
      }
    }
    return Measurement(
      step: "first-jump", rows: bench.rows, ours: ourSamples, bare: bareSamples)
  }

  /// To and fro in results that were looked at everywhere, beside pages found by key.
  private func repeated(_ ours: OurRoster, _ bare: BareRoster) async throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    var random = SplitMix(seed: 0x1EA9)
    let pages = PageReader(bare)
    await ours.lookEverywhere()
    for jump in 0..<210 {
      let row = Int.random(in: 0..<max(1, bench.rows - PageReader.size), using: &random)
      let duration = ContinuousClock().measure { ours.results.readPage(at: row) }
      let key = try ours.key(ofRow: row)
      let bareDuration = ContinuousClock().measure { pages.page(from: key) }
      guard jump >= 10 else { continue }  // the first ones warm up
      ourSamples.add(duration)
      bareSamples.add(bareDuration)
    }
    return Measurement(step: "jumps", rows: bench.rows, ours: ourSamples, bare: bareSamples)
  }
}
