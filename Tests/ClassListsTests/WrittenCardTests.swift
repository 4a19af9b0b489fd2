// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A class list that is written as cards` {
  /// The lines of the card of a student, as they are folded.
  func lines(_ student: Student) -> [String] {
    var cards = ClassListCards()
    cards.append(student)
    let text = String(decoding: cards.file(), as: UTF8.self)
    #expect(text.hasSuffix("\r\n"))
    return text.split(separator: "\r\n").map(String.init)
  }

  @Test func `says all there is`() throws {
    let card = lines(
      try student("欧阳一", "007", "Maths, A", reading: "Ōuyáng Yī", note: "a;b\nc\\d"))
    #expect(
      card.filter { !$0.hasPrefix("UID:") } == [
        "BEGIN:VCARD", "VERSION:3.0", "N:欧阳;一;;;", "FN:欧阳一", "X-STUDENT-NUMBER:007",
        "X-PHONETIC-LAST-NAME:Ōuyáng", "X-PHONETIC-FIRST-NAME:Yī", "CATEGORIES:Maths\\, A",
        "NOTE:a\\;b\\nc\\\\d", "END:VCARD",
      ])
  }

  @Test(arguments: [
    ("欧阳一", "欧阳;一"), ("阿依·古丽", ";阿依·古丽"), ("司马二", "司马;二"), ("张三", "张;三"), ("张", "张;"),
    ("山田 太郎", "山田;太郎"), ("王 (Tom)", "王;(Tom)"), ("Ana Maria Li", "Li;Ana Maria"),
    ("Li, Ana", "Li;Ana"),
    ("Ana Li Jr.", "Li;Ana Jr."), ("Ana", "Ana;"),
  ])
  func `has the name in its parts (public case 38)`(_ name: String, _ parts: String) throws {
    #expect(lines(try student(name)).contains("N:\(parts);;;"))
  }

  @Test(arguments: [
    ("欧阳一", "Ōu yáng yī", ["LAST-NAME:Ōu yáng", "FIRST-NAME:yī"]),
    ("欧阳一", "Ouyangyi", ["FIRST-NAME:Ouyangyi"]),
    ("Siobhán Li", "Shivawn Lee", ["FIRST-NAME:Shivawn Lee"]), ("张三", "", []),
  ])
  func `has the reading in the parts of a Chinese name`(
    _ name: String, _ reading: String, _ expected: [String]
  ) throws {
    let phonetic = lines(try student(name, reading: reading)).filter { $0.hasPrefix("X-PH") }
    #expect(phonetic == expected.map { "X-PHONETIC-\($0)" })
  }

  @Test func `is folded where no letter is cut`() throws {
    var cards = ClassListCards()
    let note = String(repeating: "a张😀", count: 60)
    cards.append(try student("Ana", note: note))
    let rows = cards.file().split(separator: UInt8(ascii: "\n"))
    #expect(rows.allSatisfy { $0.count <= 76 && String(validating: $0, as: UTF8.self) != nil })
    let text = String(decoding: cards.file(), as: UTF8.self)
    #expect(text.replacing("\r\n ", with: "").contains("NOTE:\(note)\r\n"))
  }

  @Test func `gives a student the same id each time, and no two the same`() throws {
    func id(_ student: Student) -> String { lines(student).first { $0.hasPrefix("UID:") } ?? "" }
    var (first, second) = (try student("Ana", "7"), try student("Ana", "7"))
    (first.id, second.id) = (1, 2)
    #expect(id(first) == id(first))
    #expect(Set([id(first), id(second), id(try student("Ana", "", "7"))]).count == 3)
    let pattern = /UID:urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/
    #expect(id(first).wholeMatch(of: pattern) != nil)
  }

  @Test(arguments: 0..<20)
  func `is read as exactly the same students`(seed: Int) async throws {
    var cards = ClassListCards()
    try await RandomStudents.expectSame(seed: seed, from: &cards)
  }
}

@Suite struct `The format of a class list` {
  @Test(arguments: [
    ("7A.csv", ClassListFormat.text, Optional(ClassListFormat.text)), ("7A.CSV", .cards, .text),
    ("7A.csv", .moodle, .moodle), ("a.csv.vcf", .text, .cards), ("a.xlsx", .moodle, .workbook),
    ("a.zip", .text, .oneRoster), ("csv", .text, nil), ("7A", .text, nil),
  ])
  func `is what the name of the file ends in, or the one of these that was chosen`(
    _ name: String, _ chosen: ClassListFormat, _ format: ClassListFormat?
  ) {
    #expect(ClassListFormat(fileName: name, chosen: chosen) == format)
  }

  @Test func `holds as many students as a sheet has rows`() {
    #expect(ClassListFormat.workbook.capacity == 1_048_575)
  }

  @Test func `puts its ending in place of another’s`() {
    #expect(ClassListFormat.cards.naming("Class 7.A.csv") == "Class 7.A.vcf")
    #expect(ClassListFormat.text.naming("Class 7.A.xlsx") == "Class 7.A.csv")
    #expect(ClassListFormat.moodle.naming("Class 7.A.csv") == "Class 7.A.csv")
    #expect(ClassListFormat.cards.naming("Class 7.A") == "Class 7.A")
  }
}
