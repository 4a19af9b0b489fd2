// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Which students stand on which page.
///
/// Rows are of one height, so this takes counting only: no text is read or measured.
struct PrintFlow: Equatable {
  /// Students of one section that follow each other on one page.
  struct Run: Equatable {
    var section: Int
    var students: Range<Int>

    /// How far below the top of the page’s contents it begins.
    var top: Double

    /// Whether students of the section are on a page before.
    var isContinued: Bool { students.lowerBound > 0 }
  }

  /// Heights in points.
  struct Sizes: Equatable {
    /// Of what a page holds.
    var page: Double

    /// Of the titles that stand once at the top of each page.
    var titles = 0.0

    /// Of what stands over a section.
    var heading = 0.0

    /// Of what is left white before a section in the middle of a page.
    var gap = 0.0

    var row: Double

    /// How many students stand beside each other.
    var studentsPerRow = 1
  }

  let sizes: Sizes
  private(set) var pages: [[Run]] = []

  /// Goes through sections of so many students each.
  ///
  /// A heading is followed by a row at least, also where the page has no room for one.
  ///
  /// - Complexity: O(sections + pages).
  init(_ counts: [Int], _ sizes: Sizes, startsNewPages: Bool) {
    self.sizes = sizes
    var page: [Run] = []
    var bottom = sizes.titles
    func endPage() {
      if !page.isEmpty { pages.append(page) }
      page = []
      bottom = sizes.titles
    }
    for (section, count) in counts.enumerated() where count > 0 {
      if startsNewPages { endPage() }
      var next = 0
      while next < count {
        if !page.isEmpty, rows(below: bottom + sizes.gap) < 1 { endPage() }
        let top = page.isEmpty ? bottom : bottom + sizes.gap
        let students = next..<min(count, next + max(1, rows(below: top)) * sizes.studentsPerRow)
        page.append(Run(section: section, students: students, top: top))
        bottom = top + height(of: students.count)
        next = students.upperBound
        if next < count { endPage() }
      }
    }
    endPage()
  }

  /// How high a section is with so many students.
  func height(of students: Int) -> Double {
    let rows = (students + sizes.studentsPerRow - 1) / sizes.studentsPerRow
    return sizes.heading + Double(rows) * sizes.row
  }

  /// How many rows of a section have room that begins there.
  private func rows(below top: Double) -> Int {
    // What a sum of fractions lacks must not cost a row.
    Int(((sizes.page - top - sizes.heading) / sizes.row + 0.000_1).rounded(.down))
  }
}
