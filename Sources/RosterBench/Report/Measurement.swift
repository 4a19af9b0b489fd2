// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Glibc

/// One step, measured: ours beside the same work in bare SQLite, in the same run.
struct Measurement {
  let step: String
  let rows: Int
  let ours: Samples
  let bare: Samples

  /// Further figures, by name.
  var others: [(String, Double)] = []

  /// Prints the line of JSON that says it all; times in microseconds, memory in KiB.
  func report() {
    let median = ours.microseconds(quantile: 0.5)
    let bareMedian = bare.microseconds(quantile: 0.5)
    let figures: [(String, Double)] =
      [
        ("reps", Double(ours.count)), ("median_us", median),
        ("p95_us", ours.microseconds(quantile: 0.95)), ("bare_median_us", bareMedian),
        ("bare_p95_us", bare.microseconds(quantile: 0.95)), ("ratio", median / bareMedian),
      ] + others
    printLine(step, rows, figures)
  }
}

/// One size, such as of memory or a file.
struct SizeMeasurement {
  let step: String
  let rows: Int

  /// In KiB.
  let ours: Int

  /// The same of bare SQLite, where it was measured.
  var bare: Int?

  /// Prints the line of JSON that says it all.
  func report() {
    let bare = bare.map { [("bare_kib", Double($0))] } ?? []
    printLine(step, rows, [("kib", Double(ours))] + bare)
  }
}

/// A line is out before the next measurement begins, whatever becomes of that.
private func printLine(_ step: String, _ rows: Int, _ figures: [(String, Double)]) {
  let all = figures + [("peak_rss_kib", Double(Memory.peak))]
  let list = all.map { ",\"\($0.0)\":\(rounded($0.1))" }.joined()
  print("{\"step\":\"\(step)\",\"n\":\(rows)\(list)}")
  fflush(nil)
}

/// A number with two decimal places, or none where it is whole.
func rounded(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let (whole, fraction) = (hundredths / 100, hundredths % 100)
  return fraction == 0 ? "\(whole)" : "\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
}
