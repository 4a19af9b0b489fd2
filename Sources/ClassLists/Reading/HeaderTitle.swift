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

  /// The best title first.
  ///
  /// A counter of rows is a number only if nothing else is.
  private static func synonyms(of role: ColumnRole) -> [String] {
    switch role {
    case .name:
      [
        "姓名", "学生姓名", "名字", "name", "fullname", "studentname", "displayname", "氏名", "學生姓名",
        "student",
      ]
    case .familyName: ["姓", "lastname", "surname", "familyname", "姓氏"]
    case .givenName: ["名", "firstname", "givenname", "forename"]
    case .number:
      [
        "学号", "学籍号", "编号", "座号", "考号", "studentnumber", "studentid", "studentno", "idnumber",
        "identifier", "学號", "學號", "座號", "编号", "rollnumber", "rollno", "employeeid", "sisuserid",
        "no", "number", "出席番号", "id", "序号", "序號", "#",
      ]
    case .subject:
      [
        "科目", "课程", "学科", "班级", "班", "課程", "班級", "subject", "course", "class", "section",
        "group",
      ]
    case .reading: ["拼音", "读音", "姓名拼音", "pinyin", "reading", "phoneticname", "ふりがな", "フリガナ"]
    case .note: ["备注", "備註", "notes", "note", "comment", "comments"]
    }
  }
}
