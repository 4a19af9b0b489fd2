// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

@testable import ClassLists
import TestFiles
import Testing

@Suite struct `The list of a school system` {
  /// What is kept of each row of a list.
  func read(_ text: String) async throws -> [[String]] {
    let reading = try await ClassListReader.read(Array(text.utf8))
    #expect(reading.layout?.isNamed == true)
    return reading.table.kept.map { Array($0.prefix(3)) }
  }

  @Test(arguments: ["科目1,科目2", "Subject1,Subject2", "course1,course2", "班级,班级"])
  func `has a student in several subjects`(_ titles: String) async throws {
    let rows = try await read("Name,No,\(titles)\nAna,1,Maths,Art\nBen,2,,Art\nCem,3,,\n")
    #expect(
      rows == [
        ["1", "Ana", "Maths"], ["1", "Ana", "Art"], ["2", "Ben", "Art"], ["3", "Cem", ""],
      ])
  }

  // Which of two things a column is must not be chance: each dictionary has an order of its own.
  @Test(arguments: [
    (["Name [of student] ID", "Class"], [ColumnRole.name, .subject]),
    (["Class (of) ID", "Name"], [.subject, .name]), (["名字", "学号"], [.name, .number]),
    (["姓", "名字"], [.familyName, .givenName]),
  ])
  func `has columns that are one thing each`(_ titles: [String], _ roles: [ColumnRole]) {
    let headers = (0..<1000).map { _ in Header(titles: titles) }
    #expect(headers.allSatisfy { $0.roles == roles })
    #expect(headers.allSatisfy { $0.rank == (2, 2) })
  }

  @Test func `is a gradebook of Canvas, in Chinese too`() async throws {
    let rows = try await read(
      "学生,ID,SIS 用户 ID,SIS 登录 ID,章节\n    可得分数,,,,\n\"Li, Ana\",101,007,ana,7A\n"
        + "\"张, 三\",102,008,zs,7A\n测试学生,103,,x,7A\n")
    #expect(rows == [["007", "Ana Li", "7A"], ["008", "张三", "7A"]])
  }

  @Test(arguments: [
    ("Display Name", "Li, Ana", "Ana Li"), ("Display Name", "Marco, Jr.", "Marco, Jr."),
    ("Sortable_Name", "Li, Ana", "Ana Li"), ("Display Name", "Ana Li", "Ana Li"),
    ("Display Name", "Li, Ana, B.", "Li, Ana, B."), ("Name", "Li, Ana", "Li, Ana"),
  ])
  func `has the family name first where it says so`(
    _ title: String, _ name: String, _ expected: String
  ) async throws {
    #expect(try await read("\(title),No\n\"\(name)\",1\n") == [["1", expected, ""]])
  }

  @Test(arguments: ["TEACHER", "Class coach", "班级教师", "管理员", "editingteacher"])
  func `is about students only`(_ kind: String) async throws {
    let rows = try await read("Full name,User type\nAna,LEARNER\nTea,\(kind)\nBen,\n")
    #expect(rows == [["", "Ana", ""], ["", "Ben", ""]])
  }

  @Test func `has the id that it calls by its own name`() async throws {
    #expect(try await read("Name,My School ID,Login ID\nAna,007,x\n") == [["007", "Ana", ""]])
    #expect(try await read("Name,A ID,B ID\nAna,007,x\n") == [["", "Ana", ""]])
    #expect(try await read("Name,GRADE_ID,Paid\nAna,007,x\n") == [["", "Ana", ""]])
  }

  @Test func `repeats titles that are merged down two rows`() async throws {
    #expect(try await read("学号,姓名,成绩,\n学号,姓名,语文,数学\n1,张三,90,80\n") == [["1", "张三", ""]])
  }

  @Test func `is a spreadsheet whose number has lost digits`() async throws {
    let rows = """
      <row><c t='inlineStr'><is><t>姓名</t></is></c><c t='inlineStr'><is><t>学号</t></is></c></row>
      <row><c t='inlineStr'><is><t>张三</t></is></c><c><v>1.1010120000101E+17</v></c></row>
      """
    let table = try await ClassListReader.table(SheetFile.xlsx(rows))
    #expect(table.rows.map(\.problem) == [.numberInexact("110101200001010000")])
  }
}
