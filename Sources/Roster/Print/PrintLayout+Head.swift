// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// What stands around the students.
extension PrintLayout {
  /// The roster’s name and the date, over a line.
  func addHead(to page: inout PageDrawing) {
    let dateWidth = min(
      measure.width(of: job.date, in: PrintStyle.remark) + 1, area.width / 2)
    var date = PageText(
      job.date, PrintStyle.remark, x: area.right - dateWidth, width: dateWidth,
      baseline: area.headBaseline)
    date.alignment = .end
    date.grey = PrintStyle.softGrey
    let name = PageText(
      job.name, PrintStyle.name, x: area.left,
      width: area.width - dateWidth - 2 * PrintTable.padding, baseline: area.headBaseline)
    page.texts += [name, date]
    addRule(at: area.headBaseline + 6, to: &page)
  }

  /// The number of the page, “3 / 7”.
  func addFoot(to page: inout PageDrawing, _ index: Int) {
    var number = PageText(
      "\(index + 1) / \(pageCount)", PrintStyle.remark, x: area.left, width: area.width,
      baseline: area.footBaseline)
    number.alignment = .center
    number.grey = PrintStyle.softGrey
    page.texts.append(number)
  }

  /// The title of a section with the number of its students, or that it goes on.
  func addHeading(
    _ title: String, _ count: Int, of run: PrintFlow.Run, to page: inout PageDrawing
  ) {
    let remark = run.isContinued ? tr("continued") : trn("{n} student", "{n} students", count)
    let width = min(measure.width(of: remark, in: PrintStyle.remark) + 1, area.width / 2)
    let baseline = area.top + run.top + 19
    var end = PageText(
      remark, PrintStyle.remark, x: area.right - width, width: width, baseline: baseline)
    end.alignment = .end
    end.grey = PrintStyle.softGrey
    let start = PageText(
      title, PrintStyle.heading, x: area.left, width: area.width - width - 2 * PrintTable.padding,
      baseline: baseline)
    page.texts += [start, end]
    addRule(at: area.top + run.top + PrintStyle.headingHeight, to: &page)
  }

  /// A line from one edge to the other.
  func addRule(
    at y: Double, thickness: Double = 0.6, grey: Double = 0, to page: inout PageDrawing
  ) {
    var line = PageLine(from: PagePoint(area.left, y), to: PagePoint(area.right, y))
    line.thickness = thickness
    line.grey = grey
    page.lines.append(line)
  }
}
