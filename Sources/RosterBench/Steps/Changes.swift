// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// One student inserted, updated, moved to another section or deleted, from the write to
/// the controller's last callback; beside the bare transaction with the same triggers.
@MainActor
struct Changes {
  let bench: Bench

  func run() async throws {
    for (durability, series) in [(Durability.normal, EditSeries.normal), (.full, .full)] {
      let ours = try await OurRoster(path: bench.ours, durability: durability)
      try ours.firstPage()
      let bare = BareRoster(path: bench.bare, durability: durability)
      for change in Change.allCases {
        let edits = try Edits(of: change, in: series, rows: bench.rows, of: ours)
        let (ourSamples, bareSamples) = try await edits.compare(ours, bare)
        Measurement(
          step: "\(change)-\(series)", rows: bench.rows, ours: ourSamples, bare: bareSamples
        ).report()
      }
      await ours.close()
    }
  }
}
