// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import RosterModel
internal import Spreadsheets

/// A class list as a workbook (xlsx) whose cells are all text.
package struct ClassListWorkbook: ClassListWriter {
  /// So many students are in one at most: as many as a sheet has rows below the titles.
  package static let capacity = SpreadsheetLimits.rowCount - 1

  private let writer: XlsxWriter
  package private(set) var count = 0

  /// Begins with a row of titles.
  ///
  /// - Parameter titles: Those of name, number, subject, reading and note, in a person’s
  ///   language. English ones are written when our own reader would not know them.
  /// - Parameter sheet: What the sheet is called.
  package init(titles: [String], sheet: String) {
    writer = XlsxWriter(sheet: sheet, titles: WrittenTitles.known(titles))
  }

  package mutating func append(_ student: Student) {
    count += 1
    writer.append(
      [student.name, student.number, student.subject, student.reading ?? "", student.note]
        .map(Self.cell))
  }

  package mutating func file() -> [UInt8] { writer.workbook() }

  /// A cell is text already; an apostrophe is there only where the reader would take one away.
  private static func cell(_ text: String) -> String {
    text.asTyped == text ? text : text.protectedFromFormulas
  }
}
