// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import Zip

/// Writes a workbook with one sheet (ECMA-376), row by row.
///
/// All cells are text, so that numbers keep their zeros. The first row holds titles: it is
/// bold and stays in sight. Only packed bytes are in memory.
package final class XlsxWriter {
  private let archive = ZipWriter()
  private let columnCount: Int
  private var rowCount = 0

  /// XML that is not packed yet.
  private var xml: [UInt8] = []

  /// - Parameter sheet: What the sheet is called.
  /// - Parameter titles: What stands in the first row; 26 at most.
  package init(sheet: String, titles: [String]) {
    precondition((1...26).contains(titles.count), "a column has one letter")
    columnCount = titles.count
    for (name, text) in XlsxParts.all(sheet: sheet) { archive.add(name, Array(text.utf8)) }
    archive.begin(XlsxParts.sheetName)
    xml += XlsxParts.sheetStart(columnCount: columnCount).utf8
    append(titles)
  }

  /// Adds a row; there may be `SpreadsheetLimits.rowCount`.
  package func append(_ cells: [String]) {
    rowCount += 1
    let style = rowCount == 1 ? XlsxParts.titleStyle : XlsxParts.textStyle
    xml += "<row r=\"\(rowCount)\">".utf8
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      xml += "<c r=\"\(XlsxParts.letter(column))\(rowCount)\" s=\"\(style)\" t=\"inlineStr\">".utf8
      xml += "<is><t xml:space=\"preserve\">\(XlsxEscapes.escaping(cell))</t></is></c>".utf8
    }
    xml += "</row>".utf8
    if xml.count > 65_536 { pack() }
  }

  /// The workbook; nothing can be added then.
  package func workbook() -> [UInt8] {
    xml += XlsxParts.sheetEnd(columnCount: columnCount, rowCount: rowCount).utf8
    pack()
    archive.end()
    return archive.archive()
  }

  private func pack() {
    archive.write(xml)
    xml.removeAll(keepingCapacity: true)
  }
}
