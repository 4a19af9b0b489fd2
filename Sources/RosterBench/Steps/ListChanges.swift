// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk
internal import ResultsListModel
internal import RosterModel

/// The same changes with a list model in between, to the last `items-changed` and the
/// last callback.
@MainActor
struct ListChanges {
  let bench: Bench

  func run() async throws {
    let ours = try await OurRoster(path: bench.ours, durability: .normal)
    try ours.firstPage()
    await ours.lookEverywhere()
    let bare = BareRoster(path: bench.bare, durability: .normal)
    let model = ResultsListModel(ours.results)
    var announced = 0
    model.list.onItemsChanged { _, removed, added in announced += removed + added }
    for change in Change.allCases {
      let edits = try Edits(of: change, in: .list, rows: bench.rows, of: ours)
      announced = 0
      let (ourSamples, bareSamples) = try await edits.compare(ours, bare)
      let perChange = Double(announced) / Double(edits.all.count)
      Measurement(
        step: "\(change)-list", rows: bench.rows, ours: ourSamples, bare: bareSamples,
        others: [("announced_rows_per_change", perChange)]
      ).report()
    }
    await ours.close()
  }
}
