// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The titles under which lists keep what we want, in English and Chinese.
enum HeaderTitle {
  /// A title in the form in which titles are compared.
  ///
  /// Case, width, spaces, `_`, `-` and punctuation do not count, nor does what
  /// stands in brackets: `Last Name [Required]`.
  static func normalized(_ title: String) -> String {
    var text = title.normalized(.caseFolded)[...]
    if let bracket = text.firstIndex(where: { "[(【".contains($0) }), bracket > text.startIndex {
      text = text[..<bracket]
    }
    return String(text.filter { !$0.isWhitespace && !($0.isPunctuation && $0 != "#") })
  }

  /// The column that holds something; of several, the one that says so best.
  static func position(of role: ColumnRole, in titles: [String]) -> Int? {
    for synonym in synonyms(of: role) {
      if let position = titles.firstIndex(of: synonym) { return position }
    }
    return nil
  }

  /// The columns that hold a subject each: `course1`, `course2`, or several of one title.
  static func subjectPositions(in titles: [String]) -> [Int] {
    let plain = titles.map { title in
      let digits = title.reversed().prefix { $0.isASCII && $0.isNumber }
      return String(title.dropLast(digits.count))
    }
    for synonym in synonyms(of: .subject) {
      let found = titles.indices.filter { titles[$0] == synonym || plain[$0] == synonym }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The only column that calls itself an ID of a person: school systems put their own
  /// name before it.
  static func idPosition(in titles: [String]) -> Int? {
    let found = titles.indices.filter { position in
      let words = titles[position].lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "-" }
      return words.count > 1 && words.last == "id" && !otherIDs.isSuperset(of: words.dropLast())
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What has an ID that is not the student’s, as in `Login ID`.
  private static let otherIDs: Set<Substring> = [
    "account", "class", "course", "email", "grade", "integration", "login", "parent", "provider",
    "role", "school", "section", "term",
  ]

  /// The best title first.
  ///
  /// A counter of rows is a number only if nothing else is.
  private static func synonyms(of role: ColumnRole) -> [String] {
    switch role {
    case .name:
      [
        "姓名", "学生姓名", "名字", "name", "fullname", "studentname", "displayname", "氏名", "學生姓名",
        "全名", "显示名称", "student", "学生", "sortablename",
      ]
    case .familyName: ["姓", "lastname", "surname", "familyname", "姓氏"]
    case .givenName: ["名", "firstname", "givenname", "forename", "名字"]
    case .number:
      [
        "学号", "学籍号", "编号", "座号", "考号", "studentnumber", "studentid", "studentno", "idnumber",
        "identifier", "学號", "學號", "座號", "id号", "id号码", "识别号", "学生编号", "学生id", "学生证号",
        "rollnumber", "rollno", "employeeid", "员工id", "员工编号", "sisuserid", "sis用户id", "userid",
        "altid", "alternateid", "no", "number", "出席番号", "id", "rollorder", "序号", "序號", "#",
      ]
    case .subject:
      [
        "科目", "课程", "学科", "班级", "班", "課程", "班級", "subject", "course", "class", "section",
        "enrolledin", "learnerenrollment", "学习者登记", "章节", "sectionid", "formgroup", "group",
        "groups", "小组", "cohort",
      ]
    case .reading:
      [
        "拼音", "读音", "姓名拼音", "pinyin", "reading", "phoneticname", "ふりがな", "フリガナ",
      ]
    case .familyReading: ["lastnamephonetic", "phoneticlastname", "姓氏拼音", "姓拼音"]
    case .givenReading: ["firstnamephonetic", "phoneticfirstname", "名字拼音", "名拼音"]
    case .note: ["备注", "備註", "notes", "note", "comment", "comments"]
    }
  }
}
