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

  /// What the main thread works from the write until the change is drawn, beside its work
  /// for the two signals until they are drawn.
  ///
  /// The view does most of it in the frame, and a clock would tell when the frame has its
  /// turn.
  private func moves(
    _ ours: OurRoster, _ window: ListWindow, _ plain: MadeUpList, _ plainWindow: ListWindow
  ) async throws -> Measurement {
    var (ourSamples, plainSamples) = (Samples(), Samples())
    var (callbacks, signals) = (Samples(), Samples())
    let border = try SectionBorder(in: ours)
    let (last, first) = (border.header - 1, border.header)
    for window in [window, plainWindow] {
      await window.scroll(to: border.header - window.rowCount / 2, of: plain.list.count)
    }
    await ours.untilIdle()
    for number in 0..<Self.moves {
      let isDown = number % 2 == 0
      let duration = try await time(window) {
        callbacks.add(try await ours.change { try border.move(isDown: isDown, in: $0) })
      }
      let plainDuration = await time(plainWindow) {
        signals.time { plain.move(from: isDown ? last : first, to: isDown ? first : last) }
      }
      guard number > 0 else { continue }  // the first one warms up
      ourSamples.add(duration)
      plainSamples.add(plainDuration)
    }
    return Measurement(
      step: "window-move", rows: bench.rows, ours: ourSamples, bare: plainSamples,
      others: [
        ("callback_us", callbacks.microseconds(quantile: 0.5)),
        ("signals_us", signals.microseconds(quantile: 0.5)),
      ])
  }

  /// The main thread’s work for a change until it is drawn.
  private func time(
    _ window: ListWindow, _ change: () async throws -> Void
  ) async rethrows -> Duration {
    let start = ProcessorTime.ofMainThread
    try await change()
    await window.nextFrame()
    return ProcessorTime.ofMainThread - start
  }

  /// What the main thread works for 10,000 rows that come by a page at a time.
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
    let start = ProcessorTime.ofMainThread
    for row in stride(from: 0, to: min(10_000, count), by: window.rowCount) {
      await window.scroll(to: row, of: count)
    }
    return ProcessorTime.ofMainThread - start
  }
}
