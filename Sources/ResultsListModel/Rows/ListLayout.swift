// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults

/// Where headers and rows stand in the list.
///
/// Costs O(sections) to make; a look-up costs O(log sections), by token
/// O(sections).
struct ListLayout {
  /// What stands at a position.
  enum Place: Equatable {
    case header(section: Int)
    case row(IndexPath)
  }

  let sections: [ListSection]
  let showsHeaders: Bool

  /// The position at which each section begins, and at last the number of positions.
  private let starts: [Int]

  init(sections: [ListSection] = [], showsHeaders: Bool = false) {
    self.sections = sections
    self.showsHeaders = showsHeaders
    starts = sections.reduce(into: [0]) { starts, section in
      let shown = section.isCollapsed && showsHeaders ? 0 : section.count
      starts.append(starts[starts.count - 1] + (showsHeaders ? 1 : 0) + shown)
    }
  }

  /// The same layout with a section collapsed or expanded.
  func collapsing(_ isCollapsed: Bool, section: Int) -> ListLayout {
    var sections = sections
    sections[section].isCollapsed = isCollapsed
    return ListLayout(sections: sections, showsHeaders: showsHeaders)
  }

  /// The number of positions.
  var count: Int { starts[sections.count] }

  /// The section to which a position belongs.
  func sectionIndex(at position: Int) -> Int {
    precondition(position >= 0 && position < count, "a position outside the list")
    return starts.partitioningIndex { $0 > position } - 1
  }

  func place(at position: Int) -> Place {
    let section = sectionIndex(at: position)
    let offset = position - starts[section]
    guard showsHeaders else { return .row(IndexPath(section: section, row: offset)) }
    return offset == 0
      ? .header(section: section) : .row(IndexPath(section: section, row: offset - 1))
  }

  /// The positions of a section’s rows, none when it is collapsed.
  func rowPositions(inSection section: Int) -> Range<Int> {
    starts[section] + (showsHeaders ? 1 : 0)..<starts[section + 1]
  }

  /// The position of a row, or nil when its section is collapsed.
  func position(of path: IndexPath) -> Int? {
    let positions = rowPositions(inSection: path.section)
    return path.row < positions.count ? positions.lowerBound + path.row : nil
  }

  /// The position of a section’s header, or nil when there are no headers.
  func headerPosition(ofSection section: Int) -> Int? { showsHeaders ? starts[section] : nil }

  func sectionIndex(ofToken token: Int) -> Int? { sections.firstIndex { $0.token == token } }
}
