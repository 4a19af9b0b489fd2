// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import RosterModel
import TestFiles
import Testing

@testable import ClassLists

private func student(
  _ name: String, _ number: String = "", _ subject: String = "", note: String = ""
) throws -> Student {
  var draft = StudentDraft()
  (draft.name, draft.number, draft.subject, draft.note) = (name, number, subject, note)
  return try draft.student()
}

/// The same numbers for the same seed (Knuth’s MMIX generator).
private struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state.byteSwapped
  }
}

@MainActor
@Suite struct `A class list that is written` {
  private let titles = ["Name", "Number", "Subject", "Reading", "Note"]

  @Test func `is UTF-8 that spreadsheets know by its mark (public case 26)`() throws {
    var list = ClassListText(titles: ["姓名", "学号", "科目", "读音", "备注"])
    list.append(try student("张三", "007", "数学"))
    #expect(list.bytes.prefix(3) == [0xef, 0xbb, 0xbf])
    #expect(
      String(decoding: list.bytes.dropFirst(3), as: UTF8.self)
        == "姓名,学号,科目,读音,备注\r\n张三,007,数学,,\r\n")
  }

  @Test func `quotes what would not stand in one cell else`() throws {
    var list = ClassListText(titles: titles)
    list.append(try student("Marco, Jr.", "1", "7 \"A\"", note: "one\ntwo"))
    #expect(
      String(decoding: list.bytes.dropFirst(3), as: UTF8.self)
        == "Name,Number,Subject,Reading,Note\r\n"
        + "\"Marco, Jr.\",1,\"7 \"\"A\"\"\",,\"one\ntwo\"\r\n")
  }

  @Test(arguments: [
    ("=1+2", "'=1+2"), ("@x", "'@x"), ("+65 1", "'+65 1"), ("-5", "'-5"), ("'=1", "''=1"),
    ("＝1", "'＝1"), ("O'Hara", "O'Hara"), ("'tis", "'tis"), ("'", "'"),
  ])
  func `holds no formula, and is read as it was (public case 24)`(text: String, cell: String) {
    #expect(text.protectedFromFormulas == cell)
    #expect(cell.withoutFormulaProtection == text)
  }

  @Test func `has titles that our own reader knows`() throws {
    let list = ClassListText(titles: ["Nimi", "Numero", "Aine", "Lausunta", "Huomio"])
    #expect(
      String(decoding: list.bytes.dropFirst(3), as: UTF8.self)
        == "Name,Number,Subject,Reading,Note\r\n")
  }

  @Test(arguments: 0..<20)
  func `is read as exactly the same students`(seed: Int) async throws {
    var random = RandomSource(seed: seed)
    let folder = TemporaryFolder()
    let roster = try await RosterDatabase.open(folder.file("roster.db"))
    var list = ClassListText(titles: titles)
    var drafts: [StudentDraft] = []
    for number in 0..<60 {
      let draft = Self.draft(number, &random)
      drafts.append(draft)
      list.append(try draft.student())
    }
    let table = try await ClassListReader.table(list.bytes)
    let summary = try await roster.importTable(table, undoName: "Import")
    #expect(summary.problems == [])
    let kept = try roster.context.fetch(FetchRequest<Student>(sortDescriptors: []))
    let expected = Self.lines(try drafts.map { try $0.student() })
    #expect(Set(Self.lines(kept)).symmetricDifference(expected) == [])
    #expect(Self.lines(kept) == expected)
    await roster.close()
  }

  /// Each student as one text, in an order that does not depend on ids.
  private static func lines(_ students: [Student]) -> [String] {
    students.map {
      [$0.name, $0.number, $0.subject, $0.reading ?? "", $0.note].joined(separator: "\u{1}")
    }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static let signs = [
    "a", "Ze", "é", "张", "سا", "😀", " ", ",", ";", "\"", "'", "=", "+", "-", "@", "\t", "0", "7",
    "＝", "|", "#", ".",
  ]

  private static func text(_ lengths: ClosedRange<Int>, _ random: inout RandomSource) -> String {
    (0..<Int.random(in: lengths, using: &random))
      .map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] }.joined()
  }

  /// No two have the same number in a subject.
  private static func draft(_ number: Int, _ random: inout RandomSource) -> StudentDraft {
    var draft = StudentDraft()
    draft.name = "N" + text(0...6, &random)
    draft.name = Bool.random(using: &random) ? draft.name : text(1...4, &random) + "x"
    draft.number = Bool.random(using: &random) ? "" : text(0...3, &random) + "n\(number)"
    draft.subject = ["", "Math", "=7 A", "语文, \"a\""].randomElement(using: &random) ?? ""
    draft.reading = Bool.random(using: &random) ? "" : text(0...4, &random)
    draft.note =
      text(0...5, &random) + (Bool.random(using: &random) ? "\n" + text(1...3, &random) : "")
    return draft
  }
}
