// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How long one step took, each time it was done.
struct Samples {
  private var durations: [Duration] = []

  var count: Int { durations.count }

  mutating func add(_ duration: Duration) { durations.append(duration) }

  /// Times `body` and adds what it took.
  mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    add(start.duration(to: clock.now))
    return result
  }

  /// The duration in microseconds below which that share of the samples lies.
  func microseconds(quantile share: Double) -> Double {
    precondition(!durations.isEmpty, "no samples")
    let sorted = durations.sorted()
    let index = Int(Double(sorted.count - 1) * share + 0.5)
    return sorted[index] / .microseconds(1)
  }
}
