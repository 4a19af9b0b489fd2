// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Two copies of one roster, measured by turns: ours, and bare SQLite on the other.
@MainActor
struct Comparison {
  let ourPath: String
  let barePath: String
  let rows: Int

  /// Measures every step and prints a line for each.
  func run() async throws {
    let bareMemory = Memory.resident
    let bare = BareRoster(path: barePath)
    bare.firstPage()
    let ourMemory = Memory.resident
    let ours = try await OurRoster(path: ourPath)
    let memory = MemoryMeasurement(
      rows: rows, ours: Memory.resident - ourMemory, bare: ourMemory - bareMemory)
    print(memory.json)
    print(try firstPage(ours, bare).json)
    for change in Change.allCases { print(try await measure(change, ours, bare).json) }
    await ours.close()
    print(try await open().json)
  }

  /// From nothing to the first page, on files that the system has in its cache.
  private func open() async throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    for _ in 0..<15 {
      let start = ContinuousClock.now
      let ours = try await OurRoster(path: ourPath)
      ourSamples.add(start.duration(to: .now))
      await ours.close()
      bareSamples.time { BareRoster(path: barePath).firstPage() }
    }
    return Measurement(step: "open", rows: rows, ours: ourSamples, bare: bareSamples)
  }

  private func firstPage(_ ours: OurRoster, _ bare: BareRoster) throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    for _ in 0..<15 {
      try ourSamples.time { try ours.firstPage() }
      bareSamples.time { bare.firstPage() }
    }
    return Measurement(step: "first page", rows: rows, ours: ourSamples, bare: bareSamples)
  }

  /// Each change touches a student whom none has touched before: a row that is in the cache
  /// already costs less than half.
  private func measure(
    _ change: Change, _ ours: OurRoster, _ bare: BareRoster
  ) async throws -> Measurement {
    var (ourSamples, bareSamples) = (Samples(), Samples())
    let statement = bare.prepare(change.sql)
    let edits = try Edits(of: change, count: 105, rows: rows, in: ours)
    for (number, edit) in edits.all.enumerated() {
      let duration = try await ours.change { try edit.make(in: $0) }
      let bareDuration = ContinuousClock().measure { bare.change(statement, edit.parameters) }
      guard number >= 5 else { continue }  // the first ones warm up
      ourSamples.add(duration)
      bareSamples.add(bareDuration)
    }
    return Measurement(step: change.rawValue, rows: rows, ours: ourSamples, bare: bareSamples)
  }
}
