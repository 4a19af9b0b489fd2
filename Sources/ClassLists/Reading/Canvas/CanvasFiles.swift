// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import TextTables

/// The files in which Canvas keeps who is in which course (SIS imports and exports).
struct CanvasFiles {
  static let names = ["users.csv", "enrollments.csv", "sections.csv", "courses.csv"]

  let files: ExportFiles

  /// - Throws: `ImportError.filesMissing`, when nothing says who is where.
  init(_ files: ExportFiles) throws(ImportError) {
    self.files = files
    guard files["enrollments.csv"] != nil else { throw .filesMissing(["enrollments.csv"]) }
  }

  /// Whether files are those of Canvas: its users have other titles than those of OneRoster.
  static func areThere(_ files: ExportFiles) -> Bool {
    let isEnd = { (byte: UInt8) in byte == Byte.lineFeed || byte == Byte.carriageReturn }
    let titles = String(decoding: files.users.prefix { !isEnd($0) }, as: UTF8.self)
    return titles.lowercased().contains("user_id")
  }
}

/// What the sections and courses of an export are called.
struct CanvasCourses {
  private var courses: [String: String] = [:]
  private var sections: [String: (name: String, course: String)] = [:]

  /// How many sections have a name.
  private var counts: [String: Int] = [:]

  init(_ files: ExportFiles, _ encoding: TextEncoding) throws(ImportError) {
    if var table = try files.table("courses.csv", encoding) {
      try table.require("course_id")
      while let row = try table.next() {
        courses[row["course_id"]] = row["long_name"].or(row["short_name"])
      }
    }
    if var table = try files.table("sections.csv", encoding) {
      try table.require("section_id", "course_id", "name")
      while let row = try table.next() {
        sections[row["section_id"]] = (name: row["name"], course: row["course_id"])
        counts[row["name"], default: 0] += 1
      }
    }
  }

  /// The subject that a section of a course is: its name, with that of the course where other
  /// sections have the same.
  ///
  /// Without a section it is the course; by its id, where no file says what it is called.
  func subject(section: String, course: String) -> String {
    guard let found = sections[section] else { return name(ofCourse: course).or(section) }
    let course = name(ofCourse: found.course.or(course))
    guard found.name.hasText else { return course }
    return counts[found.name] ?? 0 > 1 ? "\(course) (\(found.name))" : found.name
  }

  private func name(ofCourse id: String) -> String { (courses[id] ?? "").or(id) }
}
