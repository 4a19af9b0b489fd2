// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What is to be printed, laid out on paper: how many pages there are, and what is on each.
///
/// A page is made, and its students read, when it is asked for.
struct PrintLayout {
  let job: PrintJob
  let paper: Paper
  let measure: any TextMeasure
  let area: PrintArea

  /// The columns; nil for labels.
  let table: PrintTable?

  let flow: PrintFlow

  /// Lays the students out.
  ///
  /// - Complexity: O(sections + pages), and the columns of `sampleSize` students are measured.
  init(_ job: PrintJob, on paper: Paper, measure: any TextMeasure) {
    self.job = job
    self.paper = paper
    self.measure = measure
    area = PrintArea(paper)
    table = PrintLayout.table(job, area, measure)
    let isTitled = job.sections.contains { $0.title != nil }
    var sizes = PrintFlow.Sizes(page: area.height, row: PrintStyle.rowHeight)
    sizes.heading = isTitled ? PrintStyle.headingHeight : 0
    sizes.gap = isTitled ? PrintStyle.gap : 0
    switch job.settings.kind {
    case .list: sizes.titles = PrintStyle.titlesHeight
    case .grid: sizes.titles = PrintStyle.gridTitlesHeight
    case .labels:
      sizes.row = PrintStyle.labelHeight
      sizes.studentsPerRow = max(1, Int(area.width / PrintStyle.labelWidth))
    }
    flow = PrintFlow(
      job.sections.map(\.ids.count), sizes, startsNewPages: job.settings.startsNewPages)
  }

  var pageCount: Int { flow.pages.count }

  /// Makes a page, counted from 0.
  func page(_ index: Int) -> PageDrawing {
    var page = PageDrawing()
    addHead(to: &page)
    addFoot(to: &page, index)
    if let table { addTitles(of: table, to: &page) }
    for run in flow.pages[index] {
      let section = job.sections[run.section]
      if let title = section.title { addHeading(title, section.ids.count, of: run, to: &page) }
      let students = section.ids[run.students].map { job.student($0) ?? Student() }
      let top = area.top + run.top + flow.sizes.heading
      if let table {
        addRows(students, of: table, top, to: &page)
      } else {
        addLabels(students, top, to: &page)
      }
    }
    return page
  }

  /// How many students the widths of columns are found by.
  private static let sampleSize = 1000

  private static func table(
    _ job: PrintJob, _ area: PrintArea, _ measure: any TextMeasure
  ) -> PrintTable? {
    guard job.settings.kind != .labels else { return nil }
    let sample = job.sample(sampleSize)
    let wanted = job.columns.map { column in
      let title = measure.width(of: column.title, in: PrintStyle.title)
      let texts = Set(sample.map { $0.text(in: column) })
      let widest = texts.map { measure.width(of: $0, in: PrintStyle.body) }.max() ?? 0
      return (kind: column, width: max(title, widest) + 0.5)
    }
    let boxes = job.settings.kind == .grid ? job.settings.emptyColumns : 0
    return PrintTable(wanted, boxes: boxes, from: area.left, to: area.right)
  }
}
