// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks
import Testing

@testable import Roster

@Suite struct `The flow of students over pages` {
  /// Sections of random sizes on pages of random heights.
  private func flow(_ seed: Int, startsNewPages: Bool) -> (PrintFlow, [Int]) {
    var random = RandomSource(seed: seed)
    let counts = (0..<random.below(12)).map { _ in random.below(random.once(in: 3) ? 120 : 6) }
    let sizes = PrintFlow.Sizes(
      page: Double(60 + random.below(700)), titles: Double(random.below(2) * 20),
      heading: Double(random.below(2) * 26), gap: Double(random.below(2) * 10),
      row: Double(7 + random.below(8)), studentsPerRow: 1 + random.below(3))
    return (PrintFlow(counts, sizes, startsNewPages: startsNewPages), counts)
  }

  @Test(arguments: 0..<200)
  func `has each student on one page, in order`(seed: Int) {
    let (flow, counts) = flow(seed, startsNewPages: seed.isMultiple(of: 2))
    let placed = flow.pages.flatMap { $0 }.flatMap { run in run.students.map { [run.section, $0] } }
    #expect(
      placed == counts.indices.flatMap { section in (0..<counts[section]).map { [section, $0] } })
  }

  @Test(arguments: 0..<200)
  func `cuts nothing, and lets nothing overlap`(seed: Int) {
    let (flow, _) = flow(seed, startsNewPages: seed.isMultiple(of: 2))
    for page in flow.pages {
      var bottom = flow.sizes.titles
      for run in page {
        #expect(run.top >= bottom)
        bottom = run.top + flow.height(of: run.students.count)
      }
      #expect(bottom <= flow.sizes.page + 0.001)
    }
  }

  @Test(arguments: 0..<200)
  func `never ends a page with a heading`(seed: Int) {
    let (flow, _) = flow(seed, startsNewPages: seed.isMultiple(of: 2))
    #expect(flow.pages.allSatisfy { !$0.isEmpty && $0.allSatisfy { !$0.students.isEmpty } })
  }

  @Test(arguments: 0..<200)
  func `begins each section on a new page, or where there is room`(seed: Int) {
    let (apart, counts) = flow(seed, startsNewPages: true)
    #expect(apart.pages.allSatisfy { $0.count == 1 })
    let (together, _) = flow(seed, startsNewPages: false)
    #expect(together.pages.count <= apart.pages.count)
    for (page, next) in zip(together.pages, together.pages.dropFirst()) {
      guard let last = page.last, let first = next.first else { continue }
      let gap = first.isContinued ? 0 : together.sizes.gap + together.sizes.heading
      let bottom = last.top + together.height(of: last.students.count)
      #expect(bottom + gap + together.sizes.row > together.sizes.page, "\(counts)")
    }
  }

  @Test func `goes on where a page has no room for one row`() {
    let flow = PrintFlow([3], PrintFlow.Sizes(page: 10, heading: 20, row: 15), startsNewPages: true)
    #expect(flow.pages.map(\.count) == [1, 1, 1])
  }

  @Test func `has no page for nobody`() {
    #expect(
      PrintFlow([0, 0], PrintFlow.Sizes(page: 100, row: 10), startsNewPages: true).pages == [])
  }
}
