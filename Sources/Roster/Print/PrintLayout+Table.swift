// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Lists and grids.
extension PrintLayout {
  /// What stands over the columns, once at the top of a page.
  func addTitles(of table: PrintTable, to page: inout PageDrawing) {
    let bottom = area.top + flow.sizes.titles
    for column in table.columns {
      var title = text(column.kind.title, PrintStyle.title, in: column, baseline: bottom - 6)
      title.grey = PrintStyle.softGrey
      page.texts.append(title)
    }
    addBoxes(of: table, from: area.top, to: bottom, to: &page)
    if flow.sizes.heading == 0 || !table.boxEdges.isEmpty { addRule(at: bottom, to: &page) }
  }

  func addRows(
    _ students: [Student], of table: PrintTable, _ top: Double, to page: inout PageDrawing
  ) {
    var bottom = top
    for student in students {
      for column in table.columns {
        let text = student.text(in: column.kind)
        if !text.isEmpty { page.texts.append(cell(text, in: column, top: bottom)) }
      }
      bottom += flow.sizes.row
      addRule(at: bottom, thickness: 0.4, grey: PrintStyle.lineGrey, to: &page)
    }
    addBoxes(of: table, from: top, to: bottom, to: &page)
  }

  /// A text in its column; a long one has two small lines.
  private func cell(_ string: String, in column: PrintTable.Column, top: Double) -> PageText {
    var text = text(string, PrintStyle.body, in: column, baseline: top + 13.5)
    guard !fits(text) else { return text }
    text.font = PrintStyle.small
    text.lineCount = 2
    text.baseline = top + 8.5
    return text
  }

  /// Whether it needs no more than one line; what is surely short is not measured.
  func fits(_ text: PageText) -> Bool {
    let most = Double(text.text.unicodeScalars.count) * text.font.size * 1.2
    return most <= text.width || measure.width(of: text.text, in: text.font) <= text.width
  }

  private func text(
    _ string: String, _ font: PageFont, in column: PrintTable.Column, baseline: Double
  ) -> PageText {
    var text = PageText(
      string, font, x: column.x + PrintTable.padding,
      width: column.width - 2 * PrintTable.padding, baseline: baseline)
    if column.kind == .number { text.alignment = .end }
    return text
  }

  private func addBoxes(
    of table: PrintTable, from top: Double, to bottom: Double, to page: inout PageDrawing
  ) {
    for x in table.boxEdges {
      var line = PageLine(from: PagePoint(x, top), to: PagePoint(x, bottom))
      line.thickness = 0.4
      line.grey = PrintStyle.lineGrey
      page.lines.append(line)
    }
  }
}
