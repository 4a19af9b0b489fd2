// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A class list that is written as a workbook` {
  var workbook = ClassListWorkbook(
    titles: ["Name", "Number", "Subject", "Reading", "Note"], sheet: "A & B")

  /// What another program finds in a file of it.
  func part(_ name: String, of bytes: [UInt8]) -> String {
    let folder = TemporaryFolder()
    folder.write(bytes, to: "a.xlsx")
    let file = "zipfile.ZipFile('\(folder.file("a.xlsx"))')"
    let script = "import zipfile; print(\(file).read('\(name)').decode(), end='')"
    return output(of: "python3 -c \"\(script)\"") ?? ""
  }

  @Test mutating func `has its cells as text (public case 12)`() throws {
    workbook.append(try student("张三", "0123", note: "<a>\n&\u{b}_x"))
    let sheet = part("xl/worksheets/sheet1.xml", of: workbook.file())
    func cell(_ place: String, _ style: Int, _ text: String) -> String {
      """
      <c r="\(place)" s="\(style)" t="inlineStr"><is><t xml:space="preserve">\(text)</t></is></c>
      """
    }
    #expect(sheet.contains("<row r=\"1\">\(cell("A1", 2, "Name"))\(cell("B1", 2, "Number"))"))
    #expect(
      sheet.contains(
        "<row r=\"2\">\(cell("A2", 1, "张三"))\(cell("B2", 1, "0123"))"
          + "\(cell("E2", 1, "&lt;a&gt;\n&amp;_x000B__x005F_x"))</row>"))
    #expect(sheet.contains("sqref=\"A1:E2\""))
  }

  @Test mutating func `has a sheet with a name`() async throws {
    workbook.append(try student("Ana"))
    let reading = try await ClassListReader.read(workbook.file())
    #expect(reading.sheets == [ListSheet(name: "A & B", isHidden: false)])
  }

  @Test(arguments: [
    ("=1+2", "=1+2"), ("@x", "@x"), ("'=1", "''=1"), ("=\"7\"", "'=\"7\""), ("'tis", "'tis"),
  ])
  mutating func `needs no apostrophe but where one would be taken away (public case 24)`(
    text: String, cell: String
  ) throws {
    workbook.append(try student(text))
    let sheet = part("xl/worksheets/sheet1.xml", of: workbook.file())
    #expect(sheet.contains("<t xml:space=\"preserve\">\(cell)</t>"))
  }

  @Test(arguments: 0..<20)
  func `is read as exactly the same students`(seed: Int) async throws {
    var workbook = workbook
    try await RandomStudents.expectSame(seed: seed, from: &workbook)
  }
}
