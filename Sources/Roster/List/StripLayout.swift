// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How the titles of an index strip lie in its height.
///
/// Every height belongs to a section, whether its title is shown or not.
struct StripLayout: Equatable {
  /// How many sections there are.
  let count: Int
  let height: Double

  /// What one line of text needs.
  let lineHeight: Double

  /// A title where it is written.
  struct Line: Equatable {
    let section: Int

    /// The middle of the text.
    let y: Double
  }

  /// The titles that are shown: all, or as many as fit, evenly, each where it is touched.
  var lines: [Line] {
    let room = max(1, Int(height / lineHeight))
    if count <= room { return (0..<count).map { Line(section: $0, y: middle(of: $0)) } }
    return (0..<room).compactMap { slot in
      let y = (Double(slot) + 0.5) * height / Double(room)
      return section(at: y).map { Line(section: $0, y: y) }
    }
  }

  /// The titles that are shown, without those that stand above already.
  func lines(of titles: [String]) -> [Line] {
    lines.reduce(into: []) { shown, line in
      if shown.last.map({ titles[$0.section] }) != titles[line.section] { shown.append(line) }
    }
  }

  /// The middle of what belongs to a section.
  func middle(of section: Int) -> Double { top + (Double(section) + 0.5) * share }

  /// The section at a height; above the first it is the first, below the last the last.
  func section(at y: Double) -> Int? {
    guard count > 0, share > 0 else { return nil }
    return min(count - 1, max(0, Int(((y - top) / share).rounded(.down))))
  }

  /// What each section has of the height; a few sections stand together in the middle.
  private var share: Double { min(height / Double(max(1, count)), lineHeight * 1.35) }

  private var top: Double { (height - share * Double(count)) / 2 }
}
