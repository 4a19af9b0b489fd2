// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import Testing

@Suite struct `A list without a header` {
  func roles(_ text: String) async throws -> [ColumnRole?]? {
    try await ClassListReader.unnamedColumns(text)?.guess.roles
  }

  @Test func `has its columns named, whatever its first row is (public case 6)`() async throws {
    let text = "Ism;Raqam\nNia;4\n"
    let columns = try await ClassListReader.unnamedColumns(text)
    #expect(columns?.rows == [["Ism", "Raqam"], ["Nia", "4"]])
    #expect(columns?.guess == NamedColumns(roles: [.name, .number], beginsWithTitles: true))
    let table = try await ClassListReader.table(Array(text.utf8), columns: columns?.guess)
    #expect(table.namesAndNumbers == [["Nia", "4"]])
    #expect(table.fields == [.name, .number])
  }

  @Test func `has a student in its first row if no titles are there`() async throws {
    let text = "王芳,1\n王芳,2\n"
    let columns = try await ClassListReader.unnamedColumns(text)
    #expect(columns?.guess == NamedColumns(roles: [.name, .number], beginsWithTitles: false))
    let table = try await ClassListReader.table(Array(text.utf8), columns: columns?.guess)
    #expect(table.namesAndNumbers == [["王芳", "1"], ["王芳", "2"]])
  }

  @Test func `is read as its columns are named`() async throws {
    let bytes = Array("7A|Li|Ana|1\n7B|欧阳|小明|2|x\n".utf8)
    let columns = NamedColumns(
      roles: [.subject, .familyName, .givenName, nil], beginsWithTitles: false)
    let table = try await ClassListReader.table(bytes, columns: columns)
    #expect(table.namesAndNumbers == [["Ana Li", ""], ["欧阳小明", ""]])
    #expect(table.rows.map(\.draft.subject) == ["7A", "7B"])
  }

  @Test func `is a numbered list (public case 43)`() async throws {
    let text = "1. Ana\n2、张三\n12 Ben\n"
    let columns = try await ClassListReader.unnamedColumns(text)
    #expect(columns?.rows == [["1", "Ana"], ["2", "张三"], ["12", "Ben"]])
    #expect(columns?.guess == NamedColumns(roles: [.number, .name], beginsWithTitles: false))
    let table = try await ClassListReader.table(Array(text.utf8), columns: columns?.guess)
    #expect(table.namesAndNumbers == [["Ana", "1"], ["张三", "2"], ["Ben", "12"]])
  }

  @Test func `is names one per line`() async throws {
    #expect(try await roles("Ana Li\n张三\n") == [.name])
    #expect(try await roles("3D Ana\nBen\n") == [.name])
  }

  @Test func `may have a title and blank rows above`() async throws {
    let columns = try await ClassListReader.unnamedColumns("高一(3)班,,\n\n1,甲一,数学\n;;\n")
    #expect(columns?.rows.first == ["1", "甲一", "数学"])
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `has the separator that makes rows alike`(_ separator: String) async throws {
    let other = separator == "," ? ";" : ","
    let text = "Ana\(other) Li\(separator)1\nBo\(separator)2\nCem\(separator)3\n"
    #expect(try await roles(text) == [.name, .number])
    #expect(try await roles("Ana\(other) Li\n\(text)") == [.name, .number])
  }

  @Test func `may name its separator`() async throws {
    #expect(
      try await ClassListReader.unnamedColumns("sep=;\nA,b;1\n")?.rows == [["A,b", "1"]])
  }
}
