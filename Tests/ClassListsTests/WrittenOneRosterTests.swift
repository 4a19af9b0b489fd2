// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import TestFiles
import Testing

@testable import ClassLists

@MainActor
@Suite struct `A class list that is written for OneRoster` {
  let list = ClassListOneRoster(
    WrittenWords(titles: [], sheet: "", school: "North, A", year: 2026))

  /// The rows of each file, as another program reads them.
  func files(_ students: Student...) async throws -> [String: [[String]]] {
    var list = list
    for student in students { list.append(student) }
    let folder = TemporaryFolder()
    folder.write(await list.file(), to: "a.zip")
    let script = """
      import csv, io, sys, zipfile
      z = zipfile.ZipFile('\(folder.file("a.zip"))')
      assert z.testzip() is None
      for name in z.namelist():
        text = z.read(name).decode('utf-8-sig')
        for row in csv.reader(io.StringIO(text, newline='')):
          print(name[:-4], *row, sep='\\t')
      """
    folder.write(Array(script.utf8), to: "read.py")
    let lines = (output(of: "python3 \(folder.file("read.py"))") ?? "").split(separator: "\n")
    let rows = lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(grouping: rows) { $0[0] }.mapValues { $0.map { Array($0.dropFirst()) } }
  }

  /// The cells below some titles.
  func cells(_ rows: [[String]]?, _ titles: String...) -> [[String]] {
    guard let rows, let head = rows.first else { return [] }
    let places = titles.compactMap(head.firstIndex(of:))
    return rows.dropFirst().map { row in places.map { row[$0] } }
  }

  @Test func `has the files that its manifest promises`() async throws {
    let files = try await files(student("Ana Li", "7", "Maths"))
    let manifest = cells(files["manifest"], "propertyName", "value")
    #expect(manifest.contains(["oneroster.version", "1.2"]))
    let promised = manifest.filter { $0[1] == "bulk" }.map { $0[0].dropFirst("file.".count) }
    #expect(
      promised == [
        "academicSessions", "classes", "courses", "enrollments", "orgs", "roles", "users",
      ])
    #expect(Set(files.keys) == Set(promised.map(String.init)).union(["manifest"]))
    for (name, rows) in files {
      #expect(rows.allSatisfy { $0.count == rows[0].count }, "\(name)")
      #expect(Set(rows.map { $0[0] }).count == rows.count, "ids of \(name)")
    }
  }

  @Test func `says who is in which class, by ids that lead somewhere`() async throws {
    let files = try await files(
      student("Ana Li", "007", "Maths"), student("欧阳一", "8", "Art, A", reading: "Ōuyáng Yī"),
      student("Ana Li", "007", "Art, A"), student("Zoë", note: "x"))
    #expect(
      cells(files["users"], "username", "givenName", "familyName", "identifier", "enabledUser")
        == [
          ["007", "Ana", "Li", "007", "true"], ["8", "一", "欧阳", "8", "true"],
          ["zoe", "Zoë", ".", "", "true"],
        ])
    let users = cells(files["users"], "sourcedId").map { $0[0] }
    let classes = cells(files["classes"], "sourcedId").map { $0[0] }
    #expect(cells(files["classes"], "title", "classType").map { $0[0] } == ["Maths", "Art, A"])
    #expect(
      cells(files["enrollments"], "userSourcedId", "classSourcedId", "role") == [
        [users[0], classes[0], "student"], [users[0], classes[1], "student"],
        [users[1], classes[1], "student"],
      ])
    #expect(
      cells(files["roles"], "userSourcedId", "roleType", "role")
        == users.map { [$0, "primary", "student"] })
    #expect(cells(files["classes"], "courseSourcedId") == cells(files["courses"], "sourcedId"))
  }

  @Test func `is in one school and one year`() async throws {
    let files = try await files(student("Ana Li", "7", "Maths"))
    #expect(cells(files["orgs"], "name", "type") == [["North, A", "school"]])
    #expect(
      cells(files["academicSessions"], "title", "type", "startDate", "endDate", "schoolYear") == [
        ["2026–2027", "schoolYear", "2026-08-01", "2027-07-31", "2027"],
        ["2026–2027", "term", "2026-08-01", "2027-07-31", "2027"],
      ])
    let sessions = cells(files["academicSessions"], "sourcedId")
    let org = cells(files["orgs"], "sourcedId")
    #expect(cells(files["academicSessions"], "parentSourcedId") == [[""], sessions[0]])
    #expect(
      cells(files["courses"], "schoolYearSourcedId", "orgSourcedId") == [sessions[0] + org[0]])
    #expect(cells(files["classes"], "termSourcedIds", "schoolSourcedId") == [sessions[1] + org[0]])
    #expect(cells(files["users"], "primaryOrgSourcedId") == org)
    #expect(cells(files["roles"], "orgSourcedId") == org)
    #expect(cells(files["enrollments"], "schoolSourcedId") == org)
  }

  @Test func `has columns of its own, which are read`() async throws {
    var list = list
    list.append(try student("Ana", "7", reading: "Anna", note: "x"))
    let table = try await ClassListReader.table(await list.file())
    #expect(table.fields == [.name, .number, .subject, .reading, .note])
    #expect(table.kept == [["7", "Ana", "", "Anna", "x"]])
  }

  @Test func `gives a person the same id each time, whatever else there is`() async throws {
    func ids(_ students: Student..., school: String = "A") -> [[UInt8]] {
      var people = WrittenPeople()
      for student in students { people.add(student) }
      let words = WrittenWords(titles: [], sheet: "", school: school, year: 2026)
      let users = OneRosterWriter(people.people, words).files.first { $0.name == "users" }
      return (users?.text.bytes ?? []).split(separator: UInt8(ascii: "\n")).dropFirst()
        .map { Array($0.prefix(36)) }
    }
    let (ana, ben) = (try student("Ana", "7", "Art"), try student("Ben", "8", "Art"))
    #expect(ids(ana, ben) == ids(ana) + ids(ben))
    #expect(ids(ben, try student("Anna", "7", "Maths")) == ids(ben) + ids(ana))
    #expect(ids(ana, school: "B") != ids(ana))
    #expect(Set(ids(ana, ben, try student("Ann", "7", "Maths"), try student("Ana"))).count == 4)
  }

  @Test(arguments: 0..<20)
  func `is read as exactly the same students`(seed: Int) async throws {
    var list = list
    try await RandomStudents.expectSame(seed: seed, from: &list)
  }
}
