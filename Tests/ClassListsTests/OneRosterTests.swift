// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import TestFiles
import TextTables
import Testing

@Suite struct `An export of OneRoster` {
  /// The least that says who is in which class.
  var files = [
    "users.csv": "sourcedId,role,givenName,familyName,identifier\nu1,student,Ana,Li,7\n",
    "classes.csv": "sourcedId,title\nc1,Maths\n",
    "enrollments.csv": "classSourcedId,userSourcedId,role\nc1,u1,student\n",
  ]

  func read() async throws -> [[String]] { try await ClassListReader.rows(folder: files) }

  func error() async throws -> ImportError? {
    await #expect(throws: ImportError.self) { try await read() }
  }

  @Test func `is a folder as well as an archive`() async throws {
    #expect(try await read() == [["7", "Ana Li", "Maths"]])
  }

  @Test(arguments: ["users.csv", "classes.csv", "enrollments.csv"])
  mutating func `lacks a file`(_ name: String) async throws {
    files[name] = nil
    #expect(try await error() == .filesMissing([name]))
  }

  @Test mutating func `lacks files that its manifest promises`() async throws {
    files["manifest.csv"] =
      "propertyName,value\nfile.orgs,bulk\nfile.roles,delta\nfile.lineItems,bulk\n"
    #expect(try await error() == .filesMissing(["roles.csv", "orgs.csv"]))
  }

  @Test mutating func `lacks all that says who is a student`() async throws {
    files["users.csv"] = "sourcedId,givenName,familyName,identifier\nu1,Ana,Li,7\n"
    #expect(try await error() == .filesMissing(["roles.csv"]))
  }

  @Test(arguments: [
    ("classes.csv", "title"), ("users.csv", "familyName"), ("enrollments.csv", "userSourcedId"),
  ])
  mutating func `lacks a column`(_ file: String, _ column: String) async throws {
    files[file] = files[file]?.replacing(column, with: "x")
    #expect(try await error() == .columnMissing(column, file: file))
  }

  @Test mutating func `has a student who teaches another class`() async throws {
    files["classes.csv"]? += "c2,Chess\n"
    files["enrollments.csv"]? += "c2,u1,teacher\n"
    #expect(try await read() == [["7", "Ana Li", "Maths"]])
  }

  @Test mutating func `has names by which students want to be called`() async throws {
    files["users.csv"] =
      "sourcedId,role,givenName,familyName,identifier,preferredGivenName,preferredFamilyName\n"
      + "u1,student,Ana,Li,7,Annie,\nu2,student,Ben,Hu,8,,Wu\n"
    #expect(try await read().map { $0[1] } == ["Annie Li", "Ben Wu"])
  }

  @Test func `is in the outermost folder that has one, and not in what a Mac adds`() async throws {
    func entries(in folder: String, _ files: [String: String]) -> [ZipFile.Entry] {
      files.map { .init(folder + $0.key, Array($0.value.utf8)) }
    }
    let other = files.mapValues { $0.replacing("Ana", with: "Old") }
    let bytes = ZipFile.bytes(
      entries(in: "__MACOSX/", other) + entries(in: "export/old/", other)
        + entries(in: "export/", files))
    #expect(try await ClassListReader.table(bytes).kept.map { $0[1] } == ["Ana Li"])
  }

  @Test mutating func `lacks a column of who is a student`() async throws {
    files["users.csv"] = "sourcedId,givenName,familyName,identifier\nu1,Ana,Li,7\n"
    files["roles.csv"] = "userSourcedId,kind\nu1,student\n"
    #expect(try await error() == .columnMissing("role", file: "roles.csv"))
  }

  @Test mutating func `has classes of one title told apart by what there is`() async throws {
    files["classes.csv"] = "sourcedId, title,classCode\nc1,Maths,\nc2,Maths,A\n"
    files["enrollments.csv"]? += "c2,u1,student\n"
    #expect(try await read().map { $0[2] } == ["Maths", "Maths (A)"])
  }

  @Test func `has files each in an encoding of its own`() async throws {
    var bytes = files.mapValues { Array($0.utf8) }
    bytes["users.csv"]? += Array("u2,student,M".utf8) + [0xfc] + Array("ller,Li,8\n".utf8)
    bytes["classes.csv"] = Array("sourcedId,title\nc1,Müsik\n".utf8)
    let reading = try await ClassListReader.read(folder: bytes, ReadingAnswers(language: "de"))
    #expect(reading.table.kept.map { $0[1] } == ["Ana Li", "Müller Li"])
    #expect(reading.table.kept.map { $0[2] } == ["Müsik", ""])
  }

  @Test mutating func `has a quotation mark that nothing closes`() async throws {
    files["enrollments.csv"]? += "c1,\"u1"
    #expect(try await error() == .unclosedQuote(row: 3))
  }

  @Test func `is asked for its encoding where that is in doubt`() async throws {
    var bytes = files.mapValues { Array($0.utf8) }
    bytes["users.csv"]? += Array("u2,student,M".utf8) + [0xfc] + Array("ller,Li,8\n".utf8)
    bytes["enrollments.csv"]? += Array("c1,u2,student\n".utf8)
    var answers = ReadingAnswers(language: "zh_CN")
    let readings = try await ClassListReader.read(folder: bytes, answers).spellings
    #expect(Set(readings.map(\.encoding.name)).isSuperset(of: ["GB18030", "windows-1252"]))
    answers.encoding = readings.first { $0.encoding.name == "windows-1252" }?.encoding
    let reading = try await ClassListReader.read(folder: bytes, answers)
    #expect(reading.table.kept.map { $0[1] } == ["Ana Li", "Müller Li"])
    #expect(reading.guessedEncoding == answers.encoding)
  }
}
