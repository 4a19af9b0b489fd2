// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Spreadsheets
import TestFiles
import TextTables
import Testing
import Zip

@Suite struct `A workbook from Excel` {
  let book: Workbook

  init() throws { book = try Workbook(xlsx: ZipArchive(Sample.bytes("excel.xlsx"))) }

  @Test func `has its sheets in their order, with those that are hidden`() {
    #expect(
      book.sheets == [
        .init(name: "Old", isHidden: true), .init(name: "名单", isHidden: false),
        .init(name: "Other & more", isHidden: false),
      ])
  }

  @Test func `has the rows that are not blank`() throws {
    let rows = try book.rows(of: 1).all
    #expect(rows.map(\.number) == [1, 3, 4, 5, 7, 8])
    #expect(rows.map(\.isHidden) == [false, false, false, false, true, false])
  }

  @Test func `has cells as they are read by people (public case 13)`() throws {
    let rows = try book.rows(of: 1).all.map(\.cells)
    #expect(
      rows == [
        ["高一(3)班学生名单"], ["学号", "姓名", "班级", "备注"], ["007", "张三", "7A", "2026-09-01"],
        ["01001", " 李\r\n四 ", "7A"], ["20230001", "Ana & Li", "7B", "TRUE"],
        ["1001", "Ben", "", "2026-09-01T12:00"],
      ])
  }

  @Test func `needs no places in its cells`() throws {
    let rows = try book.rows(of: 2).all
    #expect(rows.map(\.cells) == [["Name"], ["Zoë"]])
    #expect(rows.map(\.number) == [1, 2])
  }
}

@Suite struct `A workbook from LibreOffice` {
  let book: Workbook

  init() throws { book = try Workbook(ods: ZipArchive(Sample.bytes("libreoffice.ods"))) }

  @Test func `has its sheets in their order, with those that are hidden`() {
    #expect(
      book.sheets == [
        .init(name: "Old", isHidden: true), .init(name: "7A & 7B", isHidden: false),
      ])
  }

  @Test func `has the rows that are not blank, as often as they are repeated (public case 45)`()
    throws
  {
    let rows = try book.rows(of: 1).all
    #expect(rows.map(\.number) == [1, 2, 3, 7, 8])
    #expect(rows.map(\.isHidden) == [false, false, true, false, false])
    #expect(
      rows.map(\.cells) == [
        ["No.", "Name", "Class", "Notes"], ["007", "Zoë Brûlé", "7A", "2026-09-01"],
        ["20230001", "张三", "7A", "TRUE"], ["1", "Ben", "Ben"], ["1", "Ben", "Ben"],
      ])
  }
}

extension SheetRows {
  /// All rows that are left.
  var all: [TableRow] {
    get throws {
      var rows: [TableRow] = []
      while let row = try next() { rows.append(row) }
      return rows
    }
  }
}
