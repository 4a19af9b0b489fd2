// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A class list that is written for Moodle` {
  let list = ClassListMoodle()

  /// The rows of the file of some students.
  func rows(_ students: Student...) async throws -> [String] {
    var list = list
    for student in students { list.append(student) }
    let text = String(decoding: await list.file(), as: UTF8.self)
    #expect(text.hasPrefix("\u{feff}") && text.hasSuffix("\r\n"))
    return text.dropFirst().split(separator: "\r\n").map(String.init)
  }

  @Test func `has a row for a person, and a column for each course`() async throws {
    let rows = try await rows(
      student("Ana Maria Li", "007", "Maths"), student("欧阳一", "S 8", "Art, A"),
      student("Ana Maria Li", "007", "Art, A"), student("Zoë"))
    #expect(
      rows == [
        "username,firstname,lastname,idnumber,course1,course2",
        "007,Ana Maria,Li,007,Maths,\"Art, A\"",
        "s8,一,欧阳,S 8,\"Art, A\",", "zoe,Zoë,.,,,",
      ])
  }

  @Test func `has readings where there are any`() async throws {
    let rows = try await rows(student("欧阳一", "8", reading: "Ōuyáng Yī"), student("Ana Li", "9"))
    #expect(
      rows == [
        "username,firstname,lastname,idnumber,firstnamephonetic,lastnamephonetic,course1",
        "8,一,欧阳,8,Yī,Ōuyáng,", "9,Ana,Li,9,,,",
      ])
  }

  @Test func `keeps notes to itself`() async throws {
    let rows = try await rows(student("Ana Li", "7", note: "secret"))
    #expect(!rows.joined().contains("secret"))
  }

  @Test(arguments: [
    ("阿依·古丽", "阿依·古丽,."), ("Li, Ana", "Ana,Li"), ("张", "张,."), ("=1 B", "'=1,B"),
  ])
  func `has two parts of a name (public cases 24, 38)`(
    _ name: String, _ parts: String
  ) async throws {
    let rows = try await rows(student(name, "7"))
    #expect(rows[1] == "7,\(parts),7,")
  }

  @Test func `has names to log in that are clean, and no two the same`() async throws {
    let rows = try await rows(
      student("Zoë Brûlé"), student("Zoe Brule"), student("x", "zoebrule"), student("王芳"),
      student("😀"), student("y", "Ä_b.C-d@e"))
    #expect(
      rows.dropFirst().map { $0.split(separator: ",")[0] } == [
        "zoebrule", "zoebrule-2", "zoebrule-3", "wangfang", "student", "a_b.c-de",
      ])
  }

  @Test func `has one who is there without a subject, too, in a row each`() async throws {
    let rows = try await rows(student("Ana Li", "7"), student("Ana Li", "7", "Art"))
    #expect(rows.count == 3)
  }

  @Test func `has a person in one row although notes differ`() async throws {
    let rows = try await rows(
      student("Ana Li", "7", "Art", note: "x"), student("Ana Li", "7", "Maths", note: "y"))
    #expect(rows.count == 2)
  }

  @Test func `has a dot for a part that a name lacks, which is read as none`() async throws {
    let list = "username,firstname,lastname,idnumber\nz,Zoë,.,1\ny,.,Li,2\nx,.,.,3\n"
    let names = try await ClassListReader.table(Array(list.utf8)).kept.map { $0[1] }
    #expect(names == ["Zoë", "Li", "."])
  }

  @Test(arguments: 0..<20)
  func `is read as the same students, with names as they are spoken`(
    seed: Int
  ) async throws {
    var list = list
    try await RandomStudents.expectSame(seed: seed, from: &list) { student in
      var student = student
      let (family, given) = student.writtenNameParts
      student.name = PersonName.joined(family: family, given: given)
      student.note = ""
      return student
    }
  }
}
