// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Testing

@Suite struct `Files of Canvas` {
  /// The least that says who is where.
  var files = [
    "users.csv": "user_id,full_name,status\n01,Ana Li,active\n",
    "enrollments.csv": "course_id,user_id,role,section_id,status\nk1,01,student,s1,active\n",
  ]

  func read() async throws -> [[String]] { try await ClassListReader.rows(folder: files) }

  func error() async throws -> ImportError? {
    await #expect(throws: ImportError.self) { try await read() }
  }

  @Test mutating func `name a subject by what is known of it`() async throws {
    #expect(try await read() == [["01", "Ana Li", "k1"]])
    files["courses.csv"] = "course_id,short_name\nk1,Maths\n"
    #expect(try await read() == [["01", "Ana Li", "Maths"]])
    files["sections.csv"] = "section_id,course_id,name\ns1,k1,7A\n"
    #expect(try await read() == [["01", "Ana Li", "7A"]])
    files["sections.csv"]? += "s2,k1,7A\n"
    #expect(try await read() == [["01", "Ana Li", "Maths (7A)"]])
    files["sections.csv"] = "section_id,course_id,name\ns1,k1,\n"
    #expect(try await read() == [["01", "Ana Li", "Maths"]])
  }

  @Test mutating func `name a section’s course by the section, where an enrollment names none`()
    async throws
  {
    files["enrollments.csv"] = "course_id,user_id,role,section_id\n,01,student,s1\n"
    files["courses.csv"] = "course_id,short_name\nk1,Maths\n"
    files["sections.csv"] = "section_id,course_id,name\ns1,k1,\n"
    #expect(try await read() == [["01", "Ana Li", "Maths"]])
  }

  @Test(arguments: ["teacher", "ta", "observer", ""])
  mutating func `are about students only`(_ role: String) async throws {
    files["enrollments.csv"] = "course_id,user_id,role\nk1,01,\(role)\n"
    #expect(try await read() == [])
  }

  @Test(arguments: ["users.csv", "enrollments.csv"])
  mutating func `leave out what is deleted`(_ file: String) async throws {
    files[file] = files[file]?.replacing("active", with: "deleted")
    #expect(try await read() == [])
  }

  @Test mutating func `lack what says who is where`() async throws {
    files["enrollments.csv"] = nil
    #expect(try await error() == .filesMissing(["enrollments.csv"]))
  }

  @Test(arguments: [
    ("enrollments.csv", "role"), ("sections.csv", "name"), ("courses.csv", "course_id"),
  ])
  mutating func `lack a column`(_ file: String, _ column: String) async throws {
    files["sections.csv"] = "section_id,course_id,name\n"
    files["courses.csv"] = "course_id\n"
    files[file] = files[file]?.replacing(column, with: "x")
    #expect(try await error() == .columnMissing(column, file: file))
  }
}
