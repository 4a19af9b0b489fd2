// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import TextTables
import Testing

@Suite struct `A card` {
  /// What is kept of a card with some lines, in version 3.0.
  func read(_ lines: String, version: String = "3.0") async throws -> [String]? {
    let text = "BEGIN:VCARD\r\nVERSION:\(version)\r\n\(lines)\r\nEND:VCARD\r\n"
    let rows = try await ClassListReader.table(Array(text.utf8)).kept
    #expect(rows.count == 1)
    return rows.first
  }

  @Test(arguments: [
    ("N;SORT-AS=\"Wang,Fang\":王;芳\r\nORG;SORT-AS=x:7A", "Wang Fang"),
    ("ORG;SORT-AS=x:7A\r\nN;SORT-AS=\"Wang,Fang\":王;芳", "Wang Fang"),
    ("N:王;芳\r\nSORT-STRING:Wang", "Wang"), ("N:王;芳", ""),
  ])
  func `has the reading by which its name is sorted`(
    _ lines: String, _ reading: String
  ) async throws {
    #expect(try await read(lines, version: "4.0")?[3] == reading)
  }

  @Test(arguments: [
    ("N:父;亲;;;", "父亲"), ("N:Li;Ana", "Ana Li"), ("N:Li", "Li"), ("FN:Ana\\, Dr. Li", "Ana, Dr. Li"),
    ("FN:\r\nN:Li;Ana", "Ana Li"), ("N:O\\;Hara;Mary", "Mary O;Hara"), ("NOTE:x", ""),
    ("home.FN;TYPE=\"a:b;c\":Ana", "Ana"), ("FN;=:Ana", "Ana"),
  ])
  func `has the name that is shown, or that of its parts (public case 42)`(
    _ lines: String, _ name: String
  ) async throws {
    #expect(try await read(lines)?[1] == name)
  }

  @Test(arguments: [
    ("UID:20230001", "20230001"), ("UID:7A-3", "7A-3"), ("UID:urn:uuid:1", ""),
    ("UID:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", ""),
    ("UID:12345678901234567890", "12345678901234567890"),
    ("UID:20230001\r\nX-STUDENT-NUMBER:007", "007"),
  ])
  func `has a number where its id is one`(_ lines: String, _ number: String) async throws {
    #expect(try await read("FN:Ana\r\n\(lines)")?[0] == number)
  }

  @Test(arguments: [
    ("ORG:North School;7A", "7A"), ("ORG:North", "North"), ("ORG:x\r\nCATEGORIES:7A", "7A"),
    ("CATEGORIES:7A,7A", "7A"), ("CATEGORIES:myContacts", ""), ("CATEGORIES:* myContacts,7A", "7A"),
  ])
  func `is in the subject that its categories say, or else its class`(
    _ lines: String, _ subject: String
  ) async throws {
    #expect(try await read("FN:Ana\r\n\(lines)")?[2] == subject)
  }

  @Test(arguments: [
    ("NOTE;ENCODING=QUOTED-PRINTABLE:a=+5b=3D", "a=+5b="), ("NOTE;ENCODING=B:QW5h", ""),
    ("NOTE;BASE64:QW5h", ""), ("NOTE;QUOTED-PRINTABLE;HOME:=41", "A"),
  ])
  func `has a value as it is written for the mail, if it is text`(
    _ line: String, _ note: String
  ) async throws {
    #expect(try await read("FN:Ana\r\n\(line)")?[4] == note)
  }

  @Test func `is folded by the rules of its version`() async throws {
    #expect(try await read("FN:A\r\n na")?[1] == "Ana")
    #expect(try await read("FN:Ana\r\n Li", version: "2.1")?[1] == "Ana Li")
  }

  @Test func `may hold another one, and pictures, which are passed over`() async throws {
    let agent = "AGENT:\r\nBEGIN:VCARD\r\nFN:Other\r\nEND:VCARD\r\nPHOTO;BASE64:\r\n AAAA\r\nFN:Ana"
    #expect(try await read(agent)?[1] == "Ana")
  }

  @Test func `is written in small letters, too`() async throws {
    let text = "\r\nbegin:vcard\r\nfn:Ana\r\nend:vcard\r\n"
    #expect(try await ClassListReader.table(Array(text.utf8)).kept.map { $0[1] } == ["Ana"])
  }

  @Test func `is in UTF-16 with a mark`() async throws {
    let text = "BEGIN:VCARD\r\nFN:张三\r\nEND:VCARD\r\n"
    let units: [UInt8] = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(try await ClassListReader.table([0xff, 0xfe] + units).kept.map { $0[1] } == ["张三"])
  }

  @Test(arguments: 0..<3)
  func `is in UTF-8 with a mark, wherever its letters are`(_ shift: Int) async throws {
    let name = String(repeating: "a", count: shift) + String(repeating: "三", count: 100)
    let text = "BEGIN:VCARD\r\nFN:\(name)\r\nEND:VCARD\r\n"
    let table = try await ClassListReader.table([0xef, 0xbb, 0xbf] + Array(text.utf8))
    #expect(table.kept.map { $0[1] } == [name])
  }

  @Test func `is asked for its encoding where it names none`() async throws {
    let start = Array("BEGIN:VCARD\r\nFN;CHARSET=UTF-8:张\r\nNOTE:M".utf8)
    let bytes = start + [0xfc] + Array("ller\r\nEND:VCARD\r\n".utf8)
    var answers = ReadingAnswers(language: "en")
    let readings = try await ClassListReader.read(bytes, answers).spellings
    #expect(readings.map(\.encoding.name) == ["windows-1252", "GB18030"])
    answers.encoding = .windows1252
    #expect(try await ClassListReader.read(bytes, answers).table.kept.first?[4] == "Müller")
  }

  @Test(arguments: ["FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=FF", "FN;CHARSET=none:a"])
  func `is not text in the encoding that it names`(_ line: String) async throws {
    await #expect(throws: ImportError.notText(row: 1)) { try await read(line) }
  }
}
