// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// From nothing to the first page with its sections, on files that the system has in
/// its memory.
@MainActor
struct Opening {
  let bench: Bench

  func run() async throws {
    try await withoutCache().report()
    try await withCache().report()
  }

  /// Beside a count of the sections and a first page.
  private func withoutCache() async throws -> Measurement {
    var (ours, bare) = (Samples(), Samples())
    for _ in 0..<15 {
      ours.add(try await open(cacheName: nil))
      bare.time { BareRoster(path: bench.bare).firstPage() }
    }
    return Measurement(step: "open", rows: bench.rows, ours: ours, bare: bare)
  }

  /// Beside a count of the sections alone.
  private func withCache() async throws -> Measurement {
    var (ours, bare) = (Samples(), Samples())
    try await keepCache()
    let roster = BareRoster(path: bench.bare)
    for _ in 0..<31 {
      ours.add(try await open(cacheName: "bench"))
      bare.time { roster.countSections() }
    }
    return Measurement(step: "open-cached", rows: bench.rows, ours: ours, bare: bare)
  }

  /// Opens and stays until the store has written what is kept for the next time.
  private func keepCache() async throws {
    let roster = try await OurRoster(path: bench.ours, cacheName: "bench")
    try roster.firstPage()
    try await roster.database.untilCacheIsKept("bench")
    await roster.close()
  }

  private func open(cacheName: String?) async throws -> Duration {
    let start = ContinuousClock.now
    let roster = try await OurRoster(path: bench.ours, cacheName: cacheName)
    try roster.firstPage()
    let duration = start.duration(to: .now)
    await roster.close()
    return duration
  }
}
