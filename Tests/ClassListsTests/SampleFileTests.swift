// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import RosterModel
import TestFiles
import Testing

@Suite struct `A file of another program` {
  @Test(arguments: [
    "canvas-gradebook.csv", "canvas-sis.zip", "canvas-users.csv", "cards-2.1.vcf", "cards-3.0.vcf",
    "cards-4.0.vcf",
    "cards-folded.vcf", "excel.xlsx", "google.csv", "kolibri-zh.csv", "kolibri.csv",
    "libreoffice.ods", "moodle-zh.csv", "moodle.csv", "oneroster-1.1.zip", "oneroster-1.2.zip",
    "opensis.csv", "rosariosis.csv",
  ])
  func `is read as the table that stands beside it (public cases 13, 42, 44, 45)`(
    _ name: String
  ) async throws {
    for language in ["en", "zh_CN"] {
      let reading = try await ClassListReader.read(Sample.bytes(name), language: language)
      #expect(reading.spellings.isEmpty)
      #expect(reading.layout?.isNamed ?? true)
      #expect(reading.table.rows.allSatisfy { $0.problem == nil })
      #expect(reading.table.kept == Sample.expectedRows(name))
    }
  }

  @Test func `tells of its sheets, of which another can be read`() async throws {
    var answers = ReadingAnswers(language: "en")
    let first = try await ClassListReader.read(Sample.bytes("excel.xlsx"), answers)
    #expect(first.sheets.map(\.name) == ["Old", "名单", "Other & more"])
    #expect(first.sheets.map(\.isHidden) == [true, false, false])
    #expect(first.sheet == 1)
    #expect(first.table.hiddenRows == [7])
    #expect(first.layout?.separator == nil)
    answers.sheet = 2
    let other = try await ClassListReader.read(Sample.bytes("excel.xlsx"), answers)
    #expect(other.table.kept == [["", "Zoë", "", "", ""]])
    answers.sheet = 3
    await #expect(throws: ImportError.empty) {
      try await ClassListReader.read(Sample.bytes("excel.xlsx"), answers)
    }
  }

  @Test func `has columns that are not imported`() async throws {
    let table = try await ClassListReader.table(Sample.bytes("opensis.csv"))
    #expect(
      table.ignoredTitles == ["MIDDLE_NAME", "SOCIAL_SECURITY", "BIRTHDATE", "EMAIL", "GRADE_ID"])
  }
}

extension ClassTable {
  /// What is kept of each row: number, name, subject, reading and note.
  var kept: [[String]] {
    rows.map { row in
      let student = row.draft.kept
      return [
        student.number, student.name, student.subject, student.reading ?? "",
        student.note.replacing("\n", with: "⏎"),
      ]
    }
  }
}
