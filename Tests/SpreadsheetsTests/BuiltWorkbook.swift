// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Spreadsheets
import TestFiles
import TextTables
import Zip

/// The rows of sheets that a test makes of their XML.
enum BuiltWorkbook {
  static func xlsx(
    _ sheet: String, styles: String = "", workbook: String = ""
  ) throws(SpreadsheetError) -> [TableRow] {
    let bytes = SheetFile.xlsx(sheet, styles: styles, workbook: workbook)
    return try rows(bytes) { (archive) throws(SpreadsheetError) in try Workbook(xlsx: archive) }
  }

  static func ods(_ table: String, manifest: String = "") throws(SpreadsheetError) -> [TableRow] {
    let bytes = SheetFile.ods(table, manifest: manifest)
    return try rows(bytes) { (archive) throws(SpreadsheetError) in try Workbook(ods: archive) }
  }

  private static func rows(
    _ bytes: [UInt8], _ open: (ZipArchive) throws(SpreadsheetError) -> Workbook
  ) throws(SpreadsheetError) -> [TableRow] {
    guard let archive = try? ZipArchive(bytes) else { throw .damaged }
    let rows = try open(archive).rows(of: 0)
    var all: [TableRow] = []
    while let row = try rows.next() { all.append(row) }
    return all
  }
}
