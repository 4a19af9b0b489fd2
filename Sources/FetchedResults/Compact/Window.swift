// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The part of the matching rows that a limit and an offset leave.
struct Window {
  private let rows: Range<Int>

  init<Root: Entity>(_ request: FetchRequest<Root>) {
    let start = max(0, request.fetchOffset)
    let (end, isBeyondAll) = start.addingReportingOverflow(max(0, request.fetchLimit ?? .max))
    rows = start..<(isBeyondAll ? .max : end)
  }

  /// The window at the end of a SELECT.
  var sql: String {
    "LIMIT \(rows.upperBound == .max ? -1 : rows.count) OFFSET \(rows.lowerBound)"
  }

  /// Whether nothing is left out.
  var isEverything: Bool { rows == 0..<Int.max }

  /// The sections with only the rows inside the window; none is empty.
  func sections(of matching: [SectionState]) -> [SectionState] {
    var start = 0
    return matching.compactMap { section in
      defer { start += section.ids.count }
      let inside = rows.clamped(to: start..<start + section.ids.count)
      guard !inside.isEmpty else { return nil }
      var section = section
      section.ids = Array(section.ids[inside.lowerBound - start..<inside.upperBound - start])
      return section
    }
  }
}
