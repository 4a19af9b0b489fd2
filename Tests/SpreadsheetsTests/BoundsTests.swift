// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Spreadsheets
import TestFiles
import TextTables
import Testing
import Zip

@Suite struct `A spreadsheet that cannot be read` {
  func error(_ read: () throws(SpreadsheetError) -> Void) -> SpreadsheetError? {
    do throws(SpreadsheetError) {
      try read()
      return nil
    } catch {
      return error
    }
  }

  func xlsx(_ sheet: String) -> SpreadsheetError? {
    error { () throws(SpreadsheetError) in _ = try BuiltWorkbook.xlsx(sheet) }
  }

  func ods(_ table: String, manifest: String = "") -> SpreadsheetError? {
    error { () throws(SpreadsheetError) in _ = try BuiltWorkbook.ods(table, manifest: manifest) }
  }

  @Test(arguments: [
    "<row r='0'/>", "<row r='1048577'/>", "<row><c r='7A'/></row>", "<row><c r='AAAA1'/></row>",
    "<row><c r='A0'/></row>", "<row><c r='A1048577'/></row>",
    "<row><c t='s'><v>0</v></c></row>", "<row>", "</x>",
  ])
  func `is not what its format asks for`(_ sheet: String) {
    #expect(xlsx(sheet) == .damaged)
  }

  @Test func `lacks a part`() throws {
    let archive = try ZipArchive(ZipFile.bytes(["mimetype": ""]))
    #expect(error { () throws(SpreadsheetError) in _ = try Workbook(xlsx: archive) } == .damaged)
    #expect(error { () throws(SpreadsheetError) in _ = try Workbook(ods: archive) } == .damaged)
  }

  @Test func `is too wide`() {
    #expect(xlsx("<row><c r='XFD1' t='str'><v>a</v></c></row>") == .tooLarge)
    #expect(xlsx("<row><c r='XFD1'/></row>") == nil)
    let cell = "<table:table-cell table:number-columns-repeated='1025'>"
    let row = "<table:table-row>\(cell)<text:p>a</text:p></table:table-cell></table:table-row>"
    #expect(ods(row) == .tooLarge)
  }

  @Test func `has a cell that is longer than any`() {
    let text = String(repeating: "a", count: SpreadsheetLimits.cellLength + 1)
    #expect(xlsx("<row><c t='str'><v>\(text)</v></c></row>") == .tooLarge)
    let cell = "<table:table-cell><text:p>\(text)</text:p></table:table-cell>"
    #expect(ods("<table:table-row>\(cell)</table:table-row>") == .tooLarge)
    let half = String(repeating: "a", count: SpreadsheetLimits.cellLength / 2 + 1)
    let runs = "<is><r><t>\(half)</t></r><r><t>\(half)</t></r></is>"
    #expect(xlsx("<row><c t='inlineStr'>\(runs)</c></row>") == .tooLarge)
    let lines =
      "<table:table-cell><text:p>\(half)</text:p><text:p>\(half)</text:p></table:table-cell>"
    #expect(ods("<table:table-row>\(lines)</table:table-row>") == .tooLarge)
    let space = "<table:table-cell><text:p><text:s text:c='999999999'/></text:p></table:table-cell>"
    #expect(ods("<table:table-row>\(space)</table:table-row>") == .tooLarge)
  }

  @Test func `is repeated beyond all lists`() {
    let cell = "<table:table-cell><text:p>a</text:p></table:table-cell>"
    let much = "<table:table-row table:number-rows-repeated='1048570'>\(cell)</table:table-row>"
    #expect(ods(much) == .tooLarge)
    #expect(
      ods("<table:table-row table:number-rows-repeated='-1'>\(cell)</table:table-row>") == .damaged)
    let none = "<table:table-cell table:number-columns-repeated='0'/>"
    #expect(ods("<table:table-row>\(none)</table:table-row>") == .damaged)
    let spanned = "<table:table-cell table:number-rows-spanned='\(Int.max)'>"
    #expect(
      ods("<table:table-row>\(spanned)<text:p>a</text:p></table:table-cell></table:table-row>")
        == nil)
    let blank = "<table:table-row table:number-rows-repeated='1048576'/>"
    #expect(ods(blank) == nil)
    #expect(ods("\(blank)<table:table-row>\(cell)</table:table-row>") == .tooLarge)
  }

  @Test func `needs a password`() {
    #expect(ods("", manifest: "<manifest:encryption-data/>") == .encrypted)
  }

  @Test func `is cut short or changed anywhere`() {
    for name in ["excel.xlsx", "libreoffice.ods"] {
      let bytes = Sample.bytes(name)
      for position in stride(from: 4, to: bytes.count, by: 29) {
        var changed = bytes
        changed[position] ^= 0x41
        for bytes in [changed, Array(bytes.prefix(position))] { readAll(bytes) }
      }
    }
  }

  /// Reads all there is, which may fail with an error of its own and not otherwise.
  func readAll(_ bytes: [UInt8]) {
    guard let archive = try? ZipArchive(bytes) else { return }
    for book in [try? Workbook(xlsx: archive), try? Workbook(ods: archive)] {
      guard let book else { continue }
      for sheet in book.sheets.indices { _ = try? book.rows(of: sheet).all }
    }
  }
}
