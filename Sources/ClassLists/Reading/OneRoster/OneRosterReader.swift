// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import RosterModel
internal import TextTables

/// Joins the files of a OneRoster export to a list of students in their classes.
enum OneRosterReader {
  /// A user who is a student.
  private struct User {
    let row: Int
    let id: String
    let draft: StudentDraft
  }

  /// The students in the order of their file, each as often as there are classes.
  ///
  /// A student in no class is in the list without a subject.
  static func read(
    _ files: OneRosterFiles, _ answers: ReadingAnswers, _ progress: ReadingProgress
  ) throws -> ClassListReading {
    let spelling = try Spelling(of: files.users, answers)
    let encoding = spelling.encoding
    let subjects = try subjectsByUser(files, encoding)
    let (users, fields) = try students(files, encoding)
    var table = ClassTable(fields: fields)
    for (place, user) in users.enumerated() {
      try progress.reached(place, Double(place) / Double(users.count))
      for subject in subjects[user.id] ?? [""] {
        var draft = user.draft
        draft.subject = subject
        table.rows.append(ClassTable.Row(number: user.row, draft: draft))
      }
    }
    return ClassListReading(
      table: table, guessedEncoding: spelling.guessed, spellings: spelling.readings, layout: nil)
  }

  /// The titles of the classes in which a user is a student.
  private static func subjectsByUser(
    _ files: OneRosterFiles, _ encoding: TextEncoding
  ) throws(ImportError) -> [String: [String]] {
    let classes = try OneRosterClasses(files, encoding)
    guard var table = try files.table("enrollments.csv", encoding) else { return [:] }
    try table.require("classSourcedId", "userSourcedId", "role")
    var subjects: [String: [String]] = [:]
    while let row = try table.next() {
      guard row["role"].lowercased() == "student",
        let subject = classes.subject(of: row["classSourcedId"])
      else { continue }
      let user = row["userSourcedId"]
      if subjects[user]?.contains(subject) != true { subjects[user, default: []].append(subject) }
    }
    return subjects
  }

  /// The students, and which fields the file has columns for.
  private static func students(
    _ files: OneRosterFiles, _ encoding: TextEncoding
  ) throws(ImportError) -> ([User], Set<StudentField>) {
    guard var table = try files.table("users.csv", encoding) else { return ([], []) }
    try table.require("sourcedId", "givenName", "familyName")
    // Version 1.2 has the roles in a file of their own.
    let roles = table.has("role") ? nil : try studentIDs(files, encoding)
    var users: [User] = []
    while let row = try table.next() {
      let id = row["sourcedId"]
      let isStudent = roles?.contains(id) ?? (row["role"].lowercased() == "student")
      guard isStudent else { continue }
      users.append(User(row: row.number, id: id, draft: draft(row)))
    }
    var fields: Set<StudentField> = [.name, .number, .subject]
    if table.has(OneRosterColumns.reading) { fields.insert(.reading) }
    if table.has(OneRosterColumns.note) { fields.insert(.note) }
    return (users, fields)
  }

  private static func draft(_ row: ExportTable.Row) -> StudentDraft {
    var draft = StudentDraft()
    draft.name = row[OneRosterColumns.name].or(
      PersonName.joined(
        family: row["preferredFamilyName"].or(row["familyName"]),
        given: row["preferredGivenName"].or(row["givenName"])))
    draft.number = row["identifier"]
    draft.reading = row[OneRosterColumns.reading]
    draft.note = row[OneRosterColumns.note]
    return draft
  }

  /// The users who are students somewhere.
  ///
  /// - Throws: `ImportError.filesMissing`, as nothing else says who is one.
  private static func studentIDs(
    _ files: OneRosterFiles, _ encoding: TextEncoding
  ) throws(ImportError) -> Set<String> {
    guard var table = try files.table("roles.csv", encoding) else {
      throw .filesMissing(["roles.csv"])
    }
    try table.require("userSourcedId", "role")
    var ids: Set<String> = []
    while let row = try table.next() {
      if row["role"].lowercased() == "student" { ids.insert(row["userSourcedId"]) }
    }
    return ids
  }
}

extension String {
  /// The string, or another if it has no text.
  func or(_ other: String) -> String { hasText ? self : other }
}
