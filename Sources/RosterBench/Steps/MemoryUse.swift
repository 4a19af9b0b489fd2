// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk
internal import ResultsListModel
internal import RosterModel

/// What is resident, page caches included, once a roster was looked at and changed; beside
/// bare SQLite with its first page read.
///
/// What the students take is the difference to the same with none.
@MainActor
struct MemoryUse {
  let bench: Bench

  func run() async throws {
    let hasStudents = bench.rows > 0
    let beforeBare = Memory.resident
    let bare = hasStudents ? BareRoster(path: bench.bare) : nil
    bare?.firstPage()
    let before = Memory.resident
    let ours = try await OurRoster(
      path: hasStudents ? bench.ours : bench.scratch("empty"))
    try ours.firstPage()
    let model = ResultsListModel(ours.results)
    if hasStudents { await lookAround(ours, model) }
    var draft = StudentDraft()
    (draft.name, draft.number, draft.subject) = ("Ada Lovelace", "X1", "Music")
    _ = try await ours.database.add(draft, undoName: "Add")
    SizeMeasurement(
      step: "memory", rows: bench.rows, ours: Memory.resident - before,
      bare: hasStudents ? before - beforeBare : nil
    ).report()
    withExtendedLifetime(bare) {}
    await ours.close()
    if !hasStudents { bench.remove("empty") }
  }

  /// Looks at every section, at pages here and there, and at 10,000 rows one by one.
  private func lookAround(_ ours: OurRoster, _ model: ResultsListModel<Student>) async {
    var random = SplitMix(seed: 0x3E3)
    await ours.lookEverywhere()
    for _ in 0..<200 {
      ours.results.readPage(at: Int.random(in: 0..<bench.rows - 50, using: &random))
    }
    for position in 0..<min(10_000, model.count) {
      precondition(model.list.item(at: position) != nil, "no item \(position)")
    }
  }
}
