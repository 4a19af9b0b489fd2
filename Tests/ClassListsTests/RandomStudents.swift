// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import FetchedResults
import RosterModel
import TestFiles
import Testing

/// The same numbers for the same seed (Knuth’s MMIX generator).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state.byteSwapped
  }
}

/// A student in the form in which it is kept.
func student(
  _ name: String, _ number: String = "", _ subject: String = "", reading: String = "",
  note: String = ""
) throws -> Student {
  var draft = StudentDraft()
  (draft.name, draft.number, draft.subject, draft.note) = (name, number, subject, note)
  draft.reading = reading
  return try draft.student()
}

/// Students with all that is hard to write, the same for the same seed.
@MainActor
enum RandomStudents {
  /// Writes some, reads the file into a new roster, and expects the same.
  ///
  /// - Parameter kept: What a format holds of a student.
  static func expectSame(
    seed: Int, from writer: inout some ClassListWriter, kept: (Student) -> Student = { $0 }
  ) async throws {
    let students = try some(seed: seed)
    for student in students { writer.append(student) }
    #expect(writer.count == students.count)
    let folder = TemporaryFolder()
    let roster = try await RosterDatabase.open(folder.file("roster.db"))
    let table = try await ClassListReader.table(writer.file())
    let summary = try await roster.importTable(table, undoName: "Import")
    #expect(summary.problems == [])
    let read = try roster.context.fetch(FetchRequest<Student>(sortDescriptors: []))
    await roster.close()
    let written = students.map(kept)
    #expect(Set(lines(read)).symmetricDifference(lines(written)) == [])
    #expect(lines(read).map { Array($0.utf8) } == lines(written).map { Array($0.utf8) })
  }

  /// Sixty; some of them are in several subjects.
  private static func some(seed: Int) throws -> [Student] {
    var random = RandomSource(seed: seed)
    var students: [Student] = []
    for number in 0..<60 {
      var student = try draft(number, &random).student()
      if let last = students.last, !last.number.isEmpty, Int.random(in: 0..<4, using: &random) == 0
      {
        (student, student.subject) = (last, "Also \(number)")
      }
      student.id = RowID(number + 1)
      students.append(student)
    }
    return students
  }

  /// Each student as one text, in an order that does not depend on ids.
  private static func lines(_ students: [Student]) -> [String] {
    students.map {
      [$0.name, $0.number, $0.subject, $0.reading ?? "", $0.note].joined(separator: "\u{1}")
    }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Among them are marks that join what stands before them, or behind them (U+0600), and what
  /// XML cannot hold (U+000B, U+FFFE).
  private static let signs = [
    "a", "Ze", "é", "张", "欧阳", "𠮷", "سا", "א", "😀", "n", "x", "\u{301}", "\u{600}", " ", ",",
    ";", ":", "\"", "'", "\\", "\\n", "=", "+", "-", "@", "\t", "0", "7", "＝", "|", "#", ".", "·",
    "<", "&amp;", "]]>", "_x", "_x0041_", "\u{b}", "\u{85}", "\u{2028}", "\u{fffe}",
  ]

  private static func text(_ lengths: ClosedRange<Int>, _ random: inout RandomSource) -> String {
    (0..<Int.random(in: lengths, using: &random))
      .map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] }.joined()
  }

  /// No two have the same number in a subject.
  private static func draft(_ number: Int, _ random: inout RandomSource) -> StudentDraft {
    var draft = StudentDraft()
    draft.name = ["N", "李", "=\"", ""].randomElement(using: &random) ?? ""
    draft.name += draft.name.isEmpty ? text(1...4, &random) + "x" : text(0...6, &random) + "\""
    draft.number = Bool.random(using: &random) ? "" : text(0...3, &random) + "n\(number)"
    draft.subject = ["", "Math", "=7 A", "语文, \"a\""].randomElement(using: &random) ?? ""
    draft.reading = Bool.random(using: &random) ? "" : text(0...4, &random)
    draft.note =
      text(0...5, &random) + (Bool.random(using: &random) ? "\n" + text(1...40, &random) : "")
    return draft
  }
}
