// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import TestFiles
import TextTables
import Testing

@Suite struct `A number in an xlsx` {
  /// What is read from a number that is shown in a format; in none for an empty code.
  func text(_ number: String, _ code: String = "", workbook: String = "") throws -> String {
    let builtIn = code.hasPrefix("0") ? nil : Int(code)
    let styles = """
      <numFmts><numFmt numFmtId='170' formatCode='\(code)'/></numFmts>
      <cellXfs><xf numFmtId='\(code.isEmpty ? 0 : builtIn ?? 170)'/></cellXfs>
      """
    let sheet = "<row><c s='0'><v>\(number)</v></c></row>"
    return try BuiltWorkbook.xlsx(sheet, styles: styles, workbook: workbook)[0].cells[0]
  }

  @Test(arguments: [
    ("1001", "1001"), ("1001.0", "1001"), ("2.0230001E7", "20230001"), ("0", "0"), ("-5", "-5"),
    ("12.5", "12.5"), ("0.1", "0.1"), ("999999999999999", "999999999999999"), ("x7", "x7"),
    ("nan", "nan"),
  ])
  func `is as it was typed (public case 13)`(_ number: String, _ expected: String) throws {
    #expect(try text(number) == expected)
  }

  @Test(arguments: [
    ("7", "00000", "00007"), ("123456", "00000", "123456"), ("7", "&quot;S&quot;000", "S007"),
    ("7", "\\S0", "S7"), ("7", "0", "7"), ("7", "0.00", "7"), ("1234", "#,##0", "1234"),
    ("7", "General", "7"), ("7", "000;[Red]-000", "007"), ("-7", "000", "-7"),
    ("7.5", "000", "7.5"),
  ])
  func `has the zeros that its format adds (public case 13)`(
    _ number: String, _ code: String, _ expected: String
  ) throws {
    #expect(try text(number, code) == expected)
  }

  @Test(arguments: [
    ("46266", "14", "2026-09-01"), ("46266.75", "22", "2026-09-01T18:00"), ("0.5", "20", "12:00"),
    ("46266", "yyyy/m/d;@", "2026-09-01"), ("46266", "31", "2026-09-01"),
    ("46266", "[$-804]yyyy\"年\"m\"月\"", "2026-09-01"), ("46266", "mmm", "2026-09-01"),
    ("1.25", "[h]:mm", "06:00"), ("0.0001", "h:mm:ss", "00:00:09"), ("1", "14", "1900-01-01"),
    ("59", "14", "1900-02-28"), ("61", "14", "1900-03-01"), ("36525", "14", "1999-12-31"),
    ("36585", "14", "2000-02-29"), ("-1", "14", "-1"), ("3000000", "14", "3000000"),
  ])
  func `is a date where its format says so`(
    _ number: String, _ code: String, _ expected: String
  ) throws {
    #expect(try text(number, code.replacing("\"", with: "&quot;")) == expected)
  }

  @Test func `is a date counted from 1904 where the workbook says so`() throws {
    #expect(try text("44804", "14", workbook: "<workbookPr date1904='1'/>") == "2026-09-01")
  }

  @Test func `is known to have lost digits`() throws {
    let cells = ["999999999999999", "1.1010120000101E+17", "123456789012345678"]
      .map { "<c><v>\($0)</v></c>" }
    let row = try BuiltWorkbook.xlsx("<row>\(cells.joined())</row>")[0]
    #expect(row.inexactCells == [1, 2])
    #expect(row.cells[1] == "110101200001010000")
  }
}

@Suite struct `Text in an xlsx` {
  func cells(_ row: String) throws -> [String] {
    try BuiltWorkbook.xlsx("<row>\(row)</row>").first?.cells ?? []
  }

  @Test func `may hold characters that XML cannot`() throws {
    let text = "a_x000D_b_x005F_x000D_ _x00zz_ _x1"
    #expect(try cells("<c t='str'><v>\(text)</v></c>") == ["a\rb_x000D_ _x00zz_ _x1"])
  }

  @Test func `is rich, without how it is said`() throws {
    let rich = "<is><r><t>張</t></r><r><t>三</t></r><rPh><t>ちょう</t></rPh></is>"
    #expect(try cells("<c t='inlineStr'>\(rich)</c>") == ["張三"])
  }

  @Test func `says nothing where a formula fails, and a truth in English`() throws {
    let row = "<c t='e'><v>#N/A</v></c><c t='b'><v>1</v></c><c t='d'><v>2026-09-01</v></c>"
    #expect(try cells(row) == ["", "TRUE", "2026-09-01"])
    #expect(try cells("<c t='str'><v> </v></c><c t='e'><v>#N/A</v></c>") == [])
  }

  @Test(arguments: 0..<12)
  func `is all rows’ that are merged, wherever the file is cut to be read`(shift: Int) throws {
    let rows =
      "<row r='1'><c r='A1' t='str'><v>7A</v></c></row><row r='2'><c r='B2'><v>1</v></c></row>"
    let merge = "<mergeCells><mergeCell ref='A1:A2'/></mergeCells>"
    let start = SheetFile.sheetStart.utf8.count + rows.utf8.count + "<!---->".utf8.count
    let space = String(repeating: " ", count: 65_536 - start - "<mergeCells><".utf8.count - shift)
    let all = try BuiltWorkbook.xlsx("\(rows)<!--\(space)-->\(merge)")
    #expect(all.map(\.cells) == [["7A"], ["7A", "1"]])
  }

  @Test func `stands where its cell says`() throws {
    let row = "<c r='C1' t='str'><v>x</v></c><c t='str'><v>y</v></c><c r='AA1' t='str'><v>z</v></c>"
    #expect(try cells(row) == ["", "", "x", "y"] + Array(repeating: "", count: 22) + ["z"])
  }

  @Test func `is all rows’ that are merged`() throws {
    let sheet =
      [("1", "7A"), ("2", ""), ("4", ""), ("5", "7B"), ("6", "")].map { number, subject in
        "<row r='\(number)'><c r='A\(number)'><v>\(number)</v></c>"
          + "<c r='B\(number)' t='str'><v>\(subject)</v></c></row>"
      }.joined() + "<row r='7'/><mergeCells><mergeCell ref='B1:B4'/><mergeCell ref='B5:C8'/>"
      + "<mergeCell ref='A2:C2'/></mergeCells>"
    let rows = try BuiltWorkbook.xlsx(sheet)
    #expect(
      rows.map(\.cells) == [["1", "7A"], ["2", "7A"], ["4", "7A"], ["5", "7B"], ["6", "7B"]])
  }
}
