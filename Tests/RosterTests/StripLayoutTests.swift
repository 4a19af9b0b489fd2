// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Roster

@Suite struct `A strip of section titles` {
  @Test func `shows every title where there is room`() {
    let layout = StripLayout(count: 4, height: 400, lineHeight: 20)
    #expect(layout.lines.map(\.section) == [0, 1, 2, 3])
  }

  @Test func `shows a title once that neighbours share`() {
    let layout = StripLayout(count: 6, height: 400, lineHeight: 20)
    let lines = layout.lines(of: ["A", "A", "M", "Y", "Y", "A"])
    #expect(lines.map(\.section) == [0, 2, 3, 5])
    #expect(lines.allSatisfy(layout.lines.contains))
    #expect(StripLayout(count: 0, height: 400, lineHeight: 20).lines(of: []).isEmpty)
  }

  @Test func `stands in the middle when there are few`() {
    let layout = StripLayout(count: 2, height: 400, lineHeight: 20)
    let middle = layout.lines.map(\.y).reduce(0, +) / 2
    #expect(middle == 200)
  }

  @Test(arguments: [1, 2, 7, 26, 40, 60, 500], [10.0, 90, 200, 400, 1000])
  func `gives every height to a section, in order, from the first to the last (public case 32)`(
    count: Int, height: Double
  ) throws {
    let layout = StripLayout(count: count, height: height, lineHeight: 17)
    let touched = stride(from: -5.0, through: height + 5, by: 0.5).map { layout.section(at: $0) }
    let sections = try touched.map { try #require($0) }
    #expect(sections == sections.sorted())
    #expect(sections.first == 0 && sections.last == count - 1)
  }

  @Test(arguments: [1, 2, 7, 26, 40, 60, 500], [10.0, 90, 200, 400, 1000])
  func `is touched at each title for that title’s section (public case 32)`(
    count: Int, height: Double
  ) {
    let layout = StripLayout(count: count, height: height, lineHeight: 17)
    #expect(!layout.lines.isEmpty)
    for line in layout.lines { #expect(layout.section(at: line.y) == line.section) }
  }

  @Test func `leaves a line between titles when there are too many`() {
    let layout = StripLayout(count: 500, height: 340, lineHeight: 17)
    let heights = layout.lines.map(\.y)
    #expect(heights.count == 20)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 17 })
  }

  @Test func `has nothing to touch without sections`() {
    let layout = StripLayout(count: 0, height: 340, lineHeight: 17)
    #expect(layout.lines.isEmpty)
    #expect(layout.section(at: 100) == nil)
  }
}
