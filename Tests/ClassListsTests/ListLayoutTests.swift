// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import Testing

@Suite struct `A list without a header` {
  func roles(_ text: String) async throws -> [ColumnRole?]? {
    try await ClassListReader.layout(text)?.roles
  }

  func rows(_ text: String, roles: [ColumnRole?]? = nil) async throws -> [[String]] {
    try await ClassListReader.table(Array(text.utf8), roles: roles).namesAndNumbers
  }

  @Test func `has its columns guessed, whatever its first row is (public case 6)`() async throws {
    let text = "Ism;Raqam\nNia;4\n"
    let layout = try #require(try await ClassListReader.layout(text))
    #expect(layout.firstRows.map(\.cells) == [["Ism", "Raqam"], ["Nia", "4"]])
    #expect(layout.roles == [.name, .number])
    #expect(layout.titleRow == 1)
    #expect(layout.titles == ["Ism", "Raqam"])
    #expect(!layout.isNamed)
    #expect(layout.separator == ";")
    #expect(try await rows(text) == [["Nia", "4"]])
    #expect(try await ClassListReader.table(Array(text.utf8)).fields == [.name, .number])
  }

  @Test func `is guessed only where its titles say nothing (public case 6)`() async throws {
    let text = "Class;Ism;No;Tel\nArt;Nia;4;55\nBio;Ali;5;66\n"
    #expect(try await roles(text) == [.subject, .name, .number, nil])
    #expect(try await rows(text) == [["Nia", "4"], ["Ali", "5"]])
  }

  @Test func `has a student in its first row if no titles are there`() async throws {
    let text = "王芳,1\n王芳,2\n"
    #expect(try await roles(text) == [.name, .number])
    #expect(try await ClassListReader.layout(text)?.titleRow == nil)
    #expect(try await rows(text) == [["王芳", "1"], ["王芳", "2"]])
  }

  @Test func `is read as its columns are named`() async throws {
    let text = "7A|Li|Ana|1\n7B|欧阳|小明|2|x\n"
    let roles: [ColumnRole?] = [.subject, .familyName, .givenName, nil]
    let table = try await ClassListReader.table(Array(text.utf8), roles: roles)
    #expect(table.namesAndNumbers == [["Ana Li", ""], ["欧阳小明", ""]])
    #expect(table.rows.map(\.draft.subject) == ["7A", "7B"])
  }

  @Test func `has no rows while no column holds names`() async throws {
    #expect(try await rows("Ana,1\nBen,2\n", roles: [nil, .number]) == [])
  }

  @Test func `is a numbered list (public case 43)`() async throws {
    let text = "1. Ana\n2、张三\n12 Ben\n"
    let layout = try #require(try await ClassListReader.layout(text))
    #expect(layout.firstRows.map(\.cells) == [["1", "Ana"], ["2", "张三"], ["12", "Ben"]])
    #expect(layout.roles == [.number, .name])
    #expect(layout.titleRow == nil)
    #expect(try await rows(text) == [["Ana", "1"], ["张三", "2"], ["Ben", "12"]])
  }

  @Test func `is a block of cells from a spreadsheet (public case 43)`() async throws {
    #expect(try await rows("Ana\t1\nBen, Jr.\t2") == [["Ana", "1"], ["Ben, Jr.", "2"]])
  }

  @Test func `is names one per line`() async throws {
    #expect(try await roles("Ana Li\n张三\n") == [.name])
    #expect(try await roles("3D Ana\nBen\n") == [.name])
    #expect(try await rows("Ana Li\n张三\n") == [["Ana Li", ""], ["张三", ""]])
  }

  @Test func `may have a title and blank rows above`() async throws {
    let text = "高一(3)班,,\n\n1,甲一,数学\n2,乙二,数学\n3,丙三,数学\n"
    #expect(try await rows(text).first == ["甲一", "1"])
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `has the separator that makes rows alike`(_ separator: String) async throws {
    let other = separator == "," ? ";" : ","
    let text = "Ana\(other) Li\(separator)1\nBo\(separator)2\nCem\(separator)3\n"
    #expect(try await roles(text) == [.name, .number])
    #expect(try await roles("Ana\(other) Li\n\(text)") == [.name, .number])
    #expect(try await ClassListReader.layout(text)?.separator == Character(separator))
  }

  @Test func `may name its separator`() async throws {
    #expect(
      try await ClassListReader.layout("sep=;\nA,b;1\n")?.firstRows.map(\.cells) == [["A,b", "1"]])
  }
}

@Suite struct `A list that a person says otherwise of` {
  let text = "Class 7A;Room 4\nName;No\nAna;1\nBen;2\n"

  func read(
    _ say: (inout ReadingAnswers) -> Void
  ) async throws -> ([[String]], ListLayout) {
    var answers = ReadingAnswers(language: "en")
    say(&answers)
    let reading = try await ClassListReader.read(Array(text.utf8), answers)
    return (reading.table.namesAndNumbers, try #require(reading.layout))
  }

  @Test func `tells what it found`() async throws {
    let (rows, layout) = try await read { _ in }
    #expect(rows == [["Ana", "1"], ["Ben", "2"]])
    #expect(layout.isNamed)
    #expect((layout.titleRow, layout.titles) == (2, ["Name", "No"]))
    #expect(layout.sample(ofColumn: 0, count: 1) == ["Ana"])
  }

  @Test func `has its titles in another row`() async throws {
    let (rows, layout) = try await read { $0.titleRow = .row(1) }
    #expect(layout.titles == ["Class 7A", "Room 4"])
    #expect(!layout.isNamed)
    #expect(layout.roles == [.name, .number])
    #expect(rows == [["Name", "No"], ["Ana", "1"], ["Ben", "2"]])
  }

  @Test func `has no titles`() async throws {
    let (rows, layout) = try await read { $0.titleRow = TitleRow.none }
    #expect(layout.titleRow == nil)
    #expect(rows.first == ["Class 7A", "Room 4"])
    #expect(rows.count == 4)
  }

  @Test func `has another separator`() async throws {
    let (rows, layout) = try await read { $0.separator = "\t" }
    #expect(layout.separator == "\t")
    #expect(layout.firstRows.map(\.cells).first == ["Class 7A;Room 4"])
    #expect(rows == [], "its only column is no name")
  }

  @Test func `has other columns under known titles`() async throws {
    let (rows, layout) = try await read { $0.roles = [.number, .name] }
    #expect(layout.roles == [.number, .name])
    #expect(rows == [["1", "Ana"], ["2", "Ben"]])
  }
}
