// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import TextTables
package import Zip

/// The sheets of a spreadsheet, in xlsx or ods.
package struct Workbook: Sendable {
  /// What a sheet is called, and whether it is shown.
  package struct Sheet: Equatable, Sendable {
    package let name: String
    package let isHidden: Bool

    package init(name: String, isHidden: Bool) {
      self.name = name
      self.isHidden = isHidden
    }
  }

  /// The sheets in their order; those with nothing but a chart are left out.
  package let sheets: [Sheet]

  private let format: Format

  private enum Format {
    case xlsx(XlsxBook)
    case ods(ZipArchive)
  }

  /// Opens what Excel and most others write.
  package init(xlsx archive: ZipArchive) throws(SpreadsheetError) {
    let book = try XlsxBook(archive)
    sheets = book.sheets.map(\.sheet)
    format = .xlsx(book)
  }

  /// Opens what LibreOffice writes.
  package init(ods archive: ZipArchive) throws(SpreadsheetError) {
    sheets = try OdsSheets.read(archive)
    format = .ods(archive)
  }

  /// What reads the rows of a sheet, from its first.
  ///
  /// Rows come one by one. In memory are only the texts that cells of an xlsx share.
  package func rows(of index: Int) throws(SpreadsheetError) -> any SheetRows {
    switch format {
    case .xlsx(let book): try XlsxRows(book, sheet: index)
    case .ods(let archive): try OdsRows(archive, sheet: index)
    }
  }
}

/// Reads the rows of a sheet.
///
/// Cells are text: a number as it was typed, as far as the file tells, a date as ISO
/// 8601 has it. Where cells are merged down a column, each row has what they say.
package protocol SheetRows: AnyObject {
  /// How much of the sheet has been read, from 0 to 1.
  var fraction: Double { get }

  /// The next row with something in it, or nil at the end.
  func next() throws(SpreadsheetError) -> TableRow?
}
