// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Name labels to cut out.
extension PrintLayout {
  func addLabels(_ students: [Student], _ top: Double, to page: inout PageDrawing) {
    let perRow = flow.sizes.studentsPerRow
    let width = area.width / Double(perRow)
    for (index, student) in students.enumerated() {
      let left = area.left + Double(index % perRow) * width
      let top = top + Double(index / perRow) * flow.sizes.row
      addLabel(student, left, top, width, to: &page)
      addFrame(left, top, width, to: &page)
    }
  }

  /// The name, and below it, each in a line of its own, what else was chosen.
  private func addLabel(
    _ student: Student, _ left: Double, _ top: Double, _ width: Double, to page: inout PageDrawing
  ) {
    let (x, width) = (left + 2 * PrintTable.padding, width - 4 * PrintTable.padding)
    var name = name(student.name, x, width)
    let details = job.columns.filter { $0 != .name }.map(student.text).filter { !$0.isEmpty }
    let lineHeight = PrintStyle.remark.size * 1.5
    let height = name.leading * Double(name.lineCount) + lineHeight * Double(details.count)
    let start = top + (flow.sizes.row - height) / 2
    name.baseline = start + name.font.size
    page.texts.append(name)
    var baseline = name.baseline + name.leading * Double(name.lineCount - 1) + 4
    for detail in details {
      baseline += lineHeight
      var line = PageText(detail, PrintStyle.remark, x: x, width: width, baseline: baseline)
      line.alignment = .center
      line.grey = PrintStyle.softGrey
      page.texts.append(line)
    }
  }

  /// In the largest type in which it has room, or in two lines.
  private func name(_ string: String, _ x: Double, _ width: Double) -> PageText {
    var name = PageText(string, PrintStyle.labelNames[0], x: x, width: width, baseline: 0)
    name.alignment = .center
    for font in PrintStyle.labelNames {
      name.font = font
      if fits(name) { return name }
    }
    name.lineCount = 2
    return name
  }

  private func addFrame(_ left: Double, _ top: Double, _ width: Double, to page: inout PageDrawing)
  {
    let (right, bottom) = (left + width, top + flow.sizes.row)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      var line = PageLine(from: PagePoint(start.0, start.1), to: PagePoint(end.0, end.1))
      line.thickness = 0.4
      line.grey = PrintStyle.lineGrey
      page.lines.append(line)
    }
  }
}
