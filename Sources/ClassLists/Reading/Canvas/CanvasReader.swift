// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// Joins the files of Canvas to a list of students in their sections.
enum CanvasReader {
  /// Those who are students somewhere, in the order of their file, each as often as there are
  /// sections.
  static func read(
    _ canvas: CanvasFiles, _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    let spelling = try Spelling(of: canvas.files.users, answers)
    let subjects = try subjectsByUser(canvas.files, spelling.encoding)
    var table = ClassTable(fields: [.name, .number, .subject])
    if var users = try canvas.files.table("users.csv", spelling.encoding) {
      try users.require("user_id")
      while let row = try users.next() {
        try progress.reached(row.number, users.fraction)
        for subject in subjects[row["user_id"]] ?? [] {
          table.rows.append(ClassTable.Row(number: row.number, draft: draft(row, subject)))
        }
      }
    }
    return ClassListReading(
      table: table, guessedEncoding: spelling.guessed, spellings: spelling.readings, layout: nil)
  }

  private static func draft(_ row: ExportTable.Row, _ subject: String) -> StudentDraft {
    var draft = StudentDraft()
    let parts = PersonName.joined(family: row["last_name"], given: row["first_name"])
    let sorted = PersonName.withGivenNameFirst(row["sortable_name"])
    draft.name = row["full_name"].or(parts).or(sorted).or(row["short_name"])
    draft.number = row["user_id"]
    draft.subject = subject
    return draft
  }

  /// The subjects in which a user is a student.
  private static func subjectsByUser(
    _ files: ExportFiles, _ encoding: TextEncoding
  ) throws(ImportError) -> [String: [String]] {
    let courses = try CanvasCourses(files, encoding)
    guard var table = try files.table("enrollments.csv", encoding) else { return [:] }
    try table.require("user_id", "role")
    var subjects: [String: [String]] = [:]
    while let row = try table.next() {
      guard row["role"].lowercased() == "student" else { continue }
      let subject = courses.subject(section: row["section_id"], course: row["course_id"])
      let user = row["user_id"]
      if subjects[user]?.contains(subject) != true { subjects[user, default: []].append(subject) }
    }
    return subjects
  }
}
