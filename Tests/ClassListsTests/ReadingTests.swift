// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import Testing

@Suite struct `Reading a class list` {
  func read(_ text: String) async throws -> [[String]] {
    try await read(bytes: Array(text.utf8))
  }

  /// Name and number of each row.
  func read(bytes: [UInt8]) async throws -> [[String]] {
    try await ClassListReader.table(bytes).namesAndNumbers
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `finds the separator (public case 6)`(_ separator: String) async throws {
    let text = "name,number\nNia Karim,4\n".replacing(",", with: separator)
    #expect(try await read(text) == [["Nia Karim", "4"]])
  }

  @Test func `prefers the separator by which most is understood`() async throws {
    #expect(try await read("Name;No;Notes\nAna;1;a, b, c\n") == [["Ana", "1"]])
    #expect(try await read("Name\nAna Li\n") == [["Ana Li", ""]])
  }

  @Test(arguments: ["sep=;\n", "sep=;\r\n", "SEP=;\r"])
  func `follows a line that names the separator (public case 7)`(_ line: String) async throws {
    #expect(try await read(line + "Name;No\nAna;1\n") == [["Ana", "1"]])
  }

  @Test func `makes a line break in a quoted name a space (public case 8)`() async throws {
    #expect(try await read("name,no\n\"Ali\nValey\",9\n") == [["Ali Valey", "9"]])
    #expect(try await read("name,no\r\n\"Ali\r\nValey\",9\r\n") == [["Ali Valey", "9"]])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `takes any line end (public case 9)`(_ end: String) async throws {
    let text = ["Name,No", "Ana,1", "Ben,2", ""].joined(separator: end)
    #expect(try await read(text) == [["Ana", "1"], ["Ben", "2"]])
  }

  @Test func `passes over blank rows (public case 10)`() async throws {
    #expect(try await read("Name;No\nAna;1\n;\n\n  ;\n\n") == [["Ana", "1"]])
  }

  @Test func `keeps leading zeros`() async throws {
    let rows = try await read("No,Name\n0123,Test\n\"0456\",Sample\n=\"0789\",Formula\n")
    #expect(rows.map { $0[1] } == ["0123", "0456", "0789"])
  }

  @Test func `trims cells, also quoted ones`() async throws {
    #expect(try await read("name,no\n\"Ana Li \", \" 12 \"\n") == [["Ana Li", "12"]])
  }

  @Test func `takes quotation marks as RFC 4180 does, and others as they are`() async throws {
    let rows = try await read(
      "name,no\n\"Marco, Jr.\",1\n\"Jo \"\"Bo\"\" Li\",2\n5'2\" Tim,3\n\"Ann\" Lee,4\n\"\",5\n")
    #expect(
      rows == [
        ["Marco, Jr.", "1"], ["Jo \"Bo\" Li", "2"], ["5'2\" Tim", "3"], ["Ann Lee", "4"],
        ["", "5"],
      ])
  }

  @Test(arguments: [
    ("first NAME,Last_name,StudentNo\nAna,Li,5\n", ["Ana Li", "5"]),
    ("姓,名,学号\n欧阳,小明,5\n", ["欧阳小明", "5"]),
    ("Surname\tGiven Name\tID Number\nLi\tAna\t5\n", ["Ana Li", "5"]),
    ("First Name [Required],Last Name [Required],Employee ID\nAna,Li,5\n", ["Ana Li", "5"]),
    ("\u{a0}Name\u{a0},No.\nAna Li,5\n", ["Ana Li", "5"]),
    ("ＮＡＭＥ，备注\nAna Li\n".replacing("，", with: ","), ["Ana Li", ""]),
    ("#,Name,Student ID\n1,Ana Li,5\n", ["Ana Li", "5"]),
    ("#,Name\n5,Ana Li\n", ["Ana Li", "5"]),
  ])
  func `knows headers whatever their case and spacing (public case 21)`(
    _ text: String, _ row: [String]
  ) async throws {
    #expect(try await read(text) == [row])
  }

  @Test func `finds the header below title rows (public case 44)`() async throws {
    let bytes = Array("高一(3)班名单,,\n\n学号,姓名,科目\n1,甲一,数学\n".utf8)
    let table = try await ClassListReader.table(bytes)
    #expect(table.rows.map(\.draft.subject) == ["数学"])
    #expect(table.rows.map(\.number) == [4])
  }

  @Test func `passes over a header that is repeated`() async throws {
    #expect(try await read("Name,No\nAna,1\nName,No\nBen,2\n") == [["Ana", "1"], ["Ben", "2"]])
  }

  @Test func `says which columns it passes over`() async throws {
    let table = try await ClassListReader.table(Array("Name,Phone,,Notes\nAna,1,2,x\n".utf8))
    #expect(table.ignoredTitles == ["Phone"])
    #expect(table.fields == [.name, .note])
  }

  @Test func `takes a short row for empty cells`() async throws {
    #expect(try await read("Name,No,Notes\nAna\nBen,2\n") == [["Ana", ""], ["Ben", "2"]])
  }
}

@Suite struct `A class list that cannot be read` {
  func error(_ bytes: [UInt8]) async throws -> ImportError? {
    await #expect(throws: ImportError.self) { try await ClassListReader.table(bytes) }
  }

  func error(_ text: String) async throws -> ImportError? { try await error(Array(text.utf8)) }

  @Test func `is empty`() async throws {
    #expect(try await error("") == .empty)
    #expect(try await error("\u{feff}\r\n \r\n") == .empty)
  }

  @Test func `has a quotation mark that nothing closes`() async throws {
    #expect(
      try await error("name,no\nAna,1\n\"Ben,2\nCleo,3\n") == .unclosedQuote(row: 3))
    #expect(try await error("\"name,no\n") == .unclosedQuote(row: 1))
  }

  @Test func `is not text in any encoding`() async throws {
    #expect(try await error([0x51, 0x4b, 3, 4, 0, 0x2c]) == .notText(row: 1))
    #expect(try await error([0xff, 0xfe, 0x41]) == .notText(row: 1))
    #expect(try await error(Array("Name\rAna\r".utf8) + [0x81]) == .notText(row: 3))
  }
}
