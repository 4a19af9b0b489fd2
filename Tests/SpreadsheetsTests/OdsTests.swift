// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TextTables
import Testing

@Suite struct `A cell in an ods` {
  func text(_ content: String, _ attributes: String = "office:value-type='string'") throws -> String
  {
    let cell = "<table:table-cell \(attributes)>\(content)</table:table-cell>"
    return try BuiltWorkbook.ods("<table:table-row>\(cell)</table:table-row>").first?.cells[0] ?? ""
  }

  @Test(arguments: [
    ("<text:p>a<text:s text:c='2'/>b<text:tab/>c<text:line-break/>d</text:p>", "a  b\tc\nd"),
    ("<text:p>a</text:p><text:p>b</text:p>", "a\nb"),
    ("<text:p>a<text:span>b<text:a>c</text:a></text:span></text:p>", "abc"),
    ("<office:annotation><text:p>x</text:p></office:annotation><text:p>a</text:p>", "a"),
    (
      "<text:p><text:ruby><text:ruby-base>張</text:ruby-base><text:ruby-text>x</text:ruby-text></text:ruby></text:p>",
      "張"
    ),
    ("<text:p>a<text:note><text:p>x</text:p></text:note></text:p>", "a"),
    ("<text:p>a<frame><text:p>x</text:p></frame></text:p>", "a"),
  ])
  func `has its paragraphs, and nothing noted on it`(_ content: String, _ expected: String) throws {
    #expect(try text(content) == expected)
  }

  @Test(arguments: [
    ("1001", "1001", "1001"), ("1001", "01001", "01001"), ("1001", "1.001,00", "1001"),
    ("20230001", "2.02E+07", "20230001"), ("0.5", "1/2", "0.5"), ("1001.0", "1001", "1001"),
  ])
  func `is a number as it was typed, with the zeros of its format`(
    _ value: String, _ shown: String, _ expected: String
  ) throws {
    let attributes = "office:value-type='float' office:value='\(value)'"
    #expect(try text("<text:p>\(shown)</text:p>", attributes) == expected)
  }

  @Test func `says nothing where its formula fails`() throws {
    let space = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"
    let failure = "office:value-type='string' xmlns:c='\(space)' c:value-type='error'"
    #expect(try text("<text:p>#N/A</text:p>", failure) == "")
  }

  @Test func `is a date as ISO 8601 has it, and a truth in English`() throws {
    let date = "office:value-type='date' office:date-value='2026-09-01'"
    #expect(try text("<text:p>1.9.</text:p>", date) == "2026-09-01")
    let truth = "office:value-type='boolean' office:boolean-value='false'"
    #expect(try text("<text:p>FALSCH</text:p>", truth) == "FALSE")
  }
}

@Suite struct `A row in an ods` {
  @Test(arguments: [("visible", false), ("collapse", true), ("filter", true)])
  func `may be hidden`(_ visibility: String, _ isHidden: Bool) throws {
    let cell = "<table:table-cell><text:p>a</text:p></table:table-cell>"
    let row = "<table:table-row table:visibility='\(visibility)'>\(cell)</table:table-row>"
    #expect(try BuiltWorkbook.ods(row).map(\.isHidden) == [isHidden])
  }

  @Test func `is repeated, and so are cells`() throws {
    let cell =
      "<table:table-cell table:number-columns-repeated='2'><text:p>a</text:p></table:table-cell>"
    let row = "<table:table-row table:number-rows-repeated='3'>\(cell)</table:table-row>"
    let rows = try BuiltWorkbook.ods(row)
    #expect(rows.map(\.cells) == [["a", "a"], ["a", "a"], ["a", "a"]])
    #expect(rows.map(\.number) == [1, 2, 3])
  }

  @Test func `stands in a group, and a table in a cell is passed over`() throws {
    let table = "<table:table><table:table-row/></table:table>"
    let cell = "<table:table-cell>\(table)<text:p>a</text:p></table:table-cell>"
    let row = "<table:table-row>\(cell)</table:table-row>"
    let rows = try BuiltWorkbook.ods(
      "<table:table-row-group>\(row)</table:table-row-group><table:shapes><text:p>x</text:p></table:shapes>\(row)"
    )
    #expect(rows.map(\.number) == [1, 2])
  }
}
