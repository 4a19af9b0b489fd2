// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// One student inserted, updated, moved to another section or deleted, from the write to
/// the controller's last callback; beside the bare transaction with the same triggers.
@MainActor
struct Changes {
  let bench: Bench

  func run() async throws {
    try await run([.insert], .unseen, .normal)
    try await run(Change.allCases, .normal, .normal)
    try await run(Change.allCases, .full, .full)
  }

  private func run(
    _ changes: [Change], _ series: EditSeries, _ durability: Durability
  ) async throws {
    let ours = try await OurRoster(path: bench.ours, durability: durability)
    try ours.firstPage()
    if series != .unseen { await ours.lookEverywhere() }
    let bare = BareRoster(path: bench.bare, durability: durability)
    for change in changes {
      let edits = try Edits(of: change, in: series, rows: bench.rows, of: ours)
      let (ourSamples, bareSamples) = try await edits.compare(ours, bare)
      Measurement(
        step: "\(change)-\(series)", rows: bench.rows, ours: ourSamples, bare: bareSamples
      ).report()
    }
    await ours.close()
  }
}
