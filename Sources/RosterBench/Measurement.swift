// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// One step, measured: ours beside the same work in bare SQLite, in the same run.
struct Measurement {
  let step: String
  let rows: Int
  let ours: Samples
  let bare: Samples

  /// The line of JSON that says it all; times in microseconds, memory in KiB.
  var json: String {
    let median = ours.microseconds(quantile: 0.5)
    let bareMedian = bare.microseconds(quantile: 0.5)
    let fields: [(String, String)] = [
      ("step", "\"\(step)\""), ("n", "\(rows)"), ("reps", "\(ours.count)"),
      ("median_us", rounded(median)), ("p95_us", rounded(ours.microseconds(quantile: 0.95))),
      ("bare_median_us", rounded(bareMedian)),
      ("bare_p95_us", rounded(bare.microseconds(quantile: 0.95))),
      ("ratio", rounded(median / bareMedian)), ("peak_rss_kib", "\(Memory.peak)"),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

/// What it takes to have a roster open with its first page read: ours beside bare SQLite.
struct MemoryMeasurement {
  let rows: Int

  /// How much more was resident afterwards, in KiB.
  let ours: Int
  let bare: Int

  /// The line of JSON that says it all.
  var json: String {
    let ratio = rounded(Double(ours) / Double(max(1, bare)))
    return """
      {"step":"memory","n":\(rows),"ours_kib":\(ours),"bare_kib":\(bare),"ratio":\(ratio),\
      "peak_rss_kib":\(Memory.peak)}
      """
  }
}

/// A number with two decimal places.
func rounded(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
