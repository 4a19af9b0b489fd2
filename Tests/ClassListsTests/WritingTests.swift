// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A class list that is written` {
  private let titles = ["Name", "Number", "Subject", "Reading", "Note"]

  @Test func `is UTF-8 that spreadsheets know by its mark (public case 26)`() throws {
    var list = ClassListText(titles: ["姓名", "学号", "科目", "读音", "备注"])
    list.append(try student("张三", "007", "数学"))
    #expect(list.file().prefix(3) == [0xef, 0xbb, 0xbf])
    #expect(
      String(decoding: list.file().dropFirst(3), as: UTF8.self)
        == "姓名,学号,科目,读音,备注\r\n张三,007,数学,,\r\n")
  }

  @Test func `quotes what would not stand in one cell else`() throws {
    var list = ClassListText(titles: titles)
    list.append(try student("Marco, Jr.", "1", "7 \"A\"", note: "one\ntwo"))
    #expect(
      String(decoding: list.file().dropFirst(3), as: UTF8.self)
        == "Name,Number,Subject,Reading,Note\r\n"
        + "\"Marco, Jr.\",1,\"7 \"\"A\"\"\",,\"one\ntwo\"\r\n")
  }

  @Test(arguments: [
    ("=1+2", "'=1+2"), ("@x", "'@x"), ("+65 1", "'+65 1"), ("-5", "'-5"), ("'=1", "''=1"),
    ("＝1", "'＝1"), ("O'Hara", "O'Hara"), ("'tis", "'tis"), ("'", "'"),
  ])
  func `holds no formula, and is read as it was (public case 24)`(text: String, cell: String) {
    #expect(text.protectedFromFormulas == cell)
    #expect(cell.withoutFormulaProtection == text)
  }

  @Test func `has titles that our own reader knows`() throws {
    let list = ClassListText(titles: ["Nimi", "Numero", "Aine", "Lausunta", "Huomio"])
    #expect(
      String(decoding: list.file().dropFirst(3), as: UTF8.self)
        == "Name,Number,Subject,Reading,Note\r\n")
  }

  @Test(arguments: 0..<20)
  func `is read as exactly the same students`(seed: Int) async throws {
    var list = ClassListText(titles: titles)
    try await RandomStudents.expectSame(seed: seed, from: &list)
  }
}
