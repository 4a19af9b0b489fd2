// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import Gtk
internal import ResultsListModel
internal import RosterModel
internal import SQLite

/// A window on the roster beside one with the same view on a made-up list: a student moved
/// to the next section with both places in sight, and 10,000 rows scrolled through.
@MainActor
struct WindowChanges {
  private static let moves = 41

  let bench: Bench

  func run() async throws {
    precondition(Display.isAvailable, "there is no screen")
    let ours = try await OurRoster(path: bench.ours)
    try ours.firstPage()
    let model = ResultsListModel(ours.results)
    let factory = makeStudentRowFactory()
    let window = await ListWindow(model.list, factory.factory)
    let plain = MadeUpList(count: model.count)
    let plainWindow = await ListWindow(plain.list, plain.factory)
    try await moves(ours, window, plain, plainWindow).report()
    await scroll(window, plainWindow, of: model.count).report()
    withExtendedLifetime((model, factory)) {}
  }

  /// From the write to the last callback, beside the two signals.
  private func moves(
    _ ours: OurRoster, _ window: ListWindow, _ plain: MadeUpList, _ plainWindow: ListWindow
  ) async throws -> Measurement {
    var (ourSamples, plainSamples, frames) = (Samples(), Samples(), Samples())
    let border = try SectionBorder(in: ours)
    let top = border.header - window.rowCount / 2
    for window in [window, plainWindow] { await window.scroll(to: top, of: plain.list.count) }
    for number in 0..<Self.moves {
      let isDown = number % 2 == 0
      let start = ContinuousClock.now
      let duration = try await ours.change { try border.move(isDown: isDown, in: $0) }
      await window.nextFrame()
      let frame = start.duration(to: .now)
      let (last, first) = (border.header - 1, border.header)
      let plainDuration = ContinuousClock().measure {
        plain.move(from: isDown ? last : first, to: isDown ? first : last)
      }
      await plainWindow.nextFrame()
      guard number > 0 else { continue }  // the first one warms up
      ourSamples.add(duration)
      frames.add(frame)
      plainSamples.add(plainDuration)
    }
    return Measurement(
      step: "window-move", rows: bench.rows, ours: ourSamples, bare: plainSamples,
      others: [("frame_us", frames.microseconds(quantile: 0.5))])
  }

  /// What the processor does for 10,000 rows that come by a page at a time.
  private func scroll(
    _ window: ListWindow, _ plainWindow: ListWindow, of count: Int
  ) async -> Measurement {
    var (ourSamples, plainSamples) = (Samples(), Samples())
    for _ in 0..<2 {
      ourSamples.add(await scroll(window, of: count))
      plainSamples.add(await scroll(plainWindow, of: count))
    }
    return Measurement(
      step: "window-scroll", rows: bench.rows, ours: ourSamples, bare: plainSamples)
  }

  private func scroll(_ window: ListWindow, of count: Int) async -> Duration {
    await window.scroll(to: 0, of: count)
    let start = ProcessorTime.now
    for row in stride(from: 0, to: min(10_000, count), by: window.rowCount) {
      await window.scroll(to: row, of: count)
    }
    return ProcessorTime.now - start
  }
}
