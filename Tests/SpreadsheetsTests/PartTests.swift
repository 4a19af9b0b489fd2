// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Spreadsheets
import TestFiles
import TextTables
import Testing
import Zip

@Suite struct `The parts of an xlsx` {
  /// A workbook of another program, with its files where they may be, in the strict form.
  func book(
    target: String, type: String = "worksheet", main: String = "spreadsheetml/main"
  ) throws -> Workbook {
    let strict = "http://purl.oclc.org/ooxml"
    func relation(_ type: String, _ target: String) -> String {
      """
      <Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>\
      <Relationship Id='a' Type='\(strict)/officeDocument/relationships/\(type)' Target='\(target)'/>\
      </Relationships>
      """
    }
    return try Workbook(
      xlsx: ZipArchive(
        ZipFile.bytes([
          "_rels/.rels": relation("officeDocument", "/b/book.xml"),
          "b/book.xml": """
          <workbook xmlns='\(strict)/\(main)' xmlns:r='\(strict)/officeDocument/relationships'>\
          <sheet name='A' r:id='a'/></workbook>
          """,
          "b/_rels/book.xml.rels": relation(type, target),
          "sheets/1.xml": """
          <worksheet xmlns='\(strict)/\(main)'><row><c t='str'><v>Ana</v></c></row></worksheet>
          """,
        ])))
  }

  @Test(arguments: ["/sheets/1.xml", "../sheets/1.xml", "./../sheets/./1.xml"])
  func `are found by their paths`(_ target: String) throws {
    #expect(try book(target: target).rows(of: 0).all.map(\.cells) == [["Ana"]])
  }

  @Test func `are no sheets where they hold a chart`() throws {
    #expect(try book(target: "/sheets/1.xml", type: "chartsheet").sheets == [])
  }

  @Test func `mean nothing in another name space`() throws {
    #expect(try book(target: "/sheets/1.xml", main: "other").sheets == [])
  }
}

@Suite struct `The tables of an ods` {
  @Test func `are its sheets, but for those in cells`() throws {
    let cell = "<table:table-cell><table:table table:name='x'/></table:table-cell>"
    let bytes = SheetFile.ods("<table:table-row>\(cell)</table:table-row>")
    #expect(try Workbook(ods: ZipArchive(bytes)).sheets.count == 1)
  }

  @Test func `are read each for itself`() throws {
    let cell = "<table:table-cell><text:p>a</text:p></table:table-cell>"
    let row = "<table:table-row>\(cell)</table:table-row>"
    let bytes = SheetFile.ods("\(row)</table:table><table:table>\(row)\(row)")
    let book = try Workbook(ods: ZipArchive(bytes))
    #expect(try (0..<2).map { try book.rows(of: $0).all.count } == [1, 2])
  }
}
