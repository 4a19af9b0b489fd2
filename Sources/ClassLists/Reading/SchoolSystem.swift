// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// What is peculiar to the lists of a school system, by the titles in its header.
struct SchoolSystem {
  /// Whether names are written `Last, First`.
  let hasFamilyNameFirst: Bool

  /// Whether a cell names several subjects, with commas between them.
  let listsSubjects: Bool

  /// Whether it is a gradebook of Canvas, with rows that are no students.
  private let isCanvas: Bool

  /// The cells of a student that must not be blank in a gradebook.
  private let idPositions: [Int]

  /// The cells that say what a person is, or whether the record still counts.
  private let kindPositions: [Int]
  private let statusPosition: Int?
  private let deletedPosition: Int?

  /// - Parameter titles: The header in the form in which titles are compared.
  init(_ titles: [String], _ positions: ColumnPlaces) {
    func title(_ role: ColumnRole) -> String? {
      positions[role].flatMap { $0 < titles.count ? titles[$0] : nil }
    }
    let canvasIDs = ["id", "sisuserid", "sis用户id"].compactMap(titles.firstIndex(of:))
    let isGradebook = ["sisloginid", "sis登录id", "rootaccount"].contains(where: titles.contains)
    let nameTitle = title(.name)
    let subjectTitle = title(.subject)
    isCanvas = isGradebook && !canvasIDs.isEmpty && ["student", "学生"].contains(nameTitle)
    idPositions = canvasIDs
    hasFamilyNameFirst = isCanvas || ["displayname", "sortablename"].contains(nameTitle)
    listsSubjects = ["enrolledin", "learnerenrollment", "学习者登记"].contains(subjectTitle)
    kindPositions = titles.indices.filter {
      ["usertype", "用户类型", "role", "role1", "角色"].contains(titles[$0])
    }
    statusPosition = titles.firstIndex(of: "status")
    deletedPosition = titles.firstIndex(of: "deleted")
  }

  /// Whether a row is about someone else than a student, or a student who has left.
  func isNoStudent(_ row: TableRow, name: @autoclosure () -> String) -> Bool {
    func cell(_ position: Int) -> String {
      position < row.cells.count ? HeaderTitle.normalized(row.cells[position]) : ""
    }
    if isCanvas {
      // Points Possible, and a student who is there for trying.
      let isTest = ["studenttest", "teststudent", "测试学生"].contains(HeaderTitle.normalized(name()))
      if isTest || idPositions.allSatisfy({ cell($0).isEmpty }) { return true }
    }
    if let statusPosition, ["deleted", "tobedeleted"].contains(cell(statusPosition)) {
      return true
    }
    if let deletedPosition, cell(deletedPosition) == "1" { return true }
    return kindPositions.contains { Self.otherKinds.contains(cell($0)) }
  }

  /// What a person is who is no student, in the words of several systems.
  private static let otherKinds: Set = [
    "admin", "administrator", "classcoach", "coach", "coursecreator", "designer", "editingteacher",
    "facilityadmin", "facilitycoach", "guardian", "manager", "observer", "parent", "proctor",
    "superadmin", "superuser", "ta", "teacher", "teachingassistant", "教师", "老师", "管理员",
    "超级管理员", "班级教师", "助教",
  ]
}
