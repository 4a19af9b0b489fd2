// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@testable import RosterModel

@MainActor
@Suite struct `A search` {
  let roster: TemporaryRoster

  init() async throws { roster = try await TemporaryRoster() }

  func finds(_ name: String, _ searches: String...) async throws {
    try await roster.add(name, "A-3", "Class 7b")
    for search in searches {
      #expect(try roster.names(matching: search) == [name], "\(search)")
    }
  }

  func doesNotFind(_ name: String, _ searches: String...) async throws {
    try await roster.add(name)
    for search in searches { #expect(try roster.names(matching: search) == [], "\(search)") }
  }

  @Test func `finds the start of any word of name, number and subject`() async throws {
    try await finds(
      "Ana Maria Li", "ana", "mar", "li", "a-3", "A3", "7B", "class", "li an", "7b li")
  }

  @Test func `wants every term`() async throws {
    try await doesNotFind("Ana Li", "ana x", "na", "i", "ana li li2")
  }

  @Test func `is blind to case, accents and width (public cases 27, 28)`() async throws {
    try await finds("Álvaro Ägy", "alvaro", "ÁLVARO", "ägy", "agy", "ＡＬＶ")
  }

  @Test func `puts those first who are spelled as was typed (public case 27)`() async throws {
    for name in ["Alvaro", "Ana Álvarez", "Ángel", "Àlex", "Anders Å"] {
      try await roster.add(name)
    }
    let all = ["Àlex", "Alvaro", "Ana Álvarez", "Anders Å", "Ángel"]
    #expect(try roster.names(matching: "a") == all)
    for search in ["á", "Á", "a\u{301}"] {
      let exact = ["Ana Álvarez", "Ángel", "Àlex", "Alvaro", "Anders Å"]
      #expect(try roster.names(matching: search) == exact)
    }
    #expect(try roster.names(matching: "ál") == ["Ana Álvarez", "Àlex", "Alvaro"])
    #expect(try roster.names(matching: "a á").first == "Ana Álvarez")
    #expect(try roster.names(matching: "á*['") == all)
  }

  @Test func `keeps the order of who is spelled as was typed when that changes`() async throws {
    let first = try await roster.add("Alvaro")
    try await roster.add("Álvaro")
    let results = roster.database.results(groupedBy: .none, sortedBy: .name, matching: "á")
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.name) == ["Álvaro", "Alvaro"])
    var draft = StudentDraft()
    (draft.name, draft.subject) = ("Ábel", "Math")
    try await roster.database.update(first, with: draft, undoName: "Edit")
    #expect(results.fetchedObjects?.map(\.name) == ["Ábel", "Álvaro"])
  }

  @Test func `folds more than ASCII (public case 28)`() async throws {
    try await finds("Черв Łukasz Søren", "черв", "lukasz", "soren", "ЧЕР")
  }

  @Test func `finds composed and decomposed spelling (public case 30)`() async throws {
    try await finds("Mu\u{308}ller", "M\u{fc}ller", "mu\u{308}", "muller")
  }

  @Test func `passes over apostrophes and hyphens (public case 23)`() async throws {
    try await finds("Mary O'Hara-Lee", "o'h", "oh", "o’h", "hara", "lee", "o'hara-l", "ohara")
  }

  @Test func `finds a curly apostrophe by a straight one (public case 23)`() async throws {
    try await finds("Chris O’Nell", "o’n", "o'n", "on", "nell")
  }

  @Test func `finds Chinese names by characters, pinyin and initials`() async throws {
    try await finds(
      "张小明", "张", "小明", "明", "zhang", "zhangxiaoming", "xiaoming", "zxm", "xm", "zhangxm",
      "zhang ming", "小 zxm")
  }

  @Test func `wants every Chinese term (public case 37)`() async throws {
    try await finds("欧阳小明", "小", "小明", "欧阳 明", "ouyang", "oyxm")
    #expect(try roster.names(matching: "欧阳 红") == [])
  }

  @Test func `knows no rare readings (public case 36)`() async throws {
    try await finds("许一", "xu", "xy")
    #expect(try roster.names(matching: "h") == [])
    try await roster.add("曾二")
    #expect(try roster.names(matching: "zeng") == ["曾二"])
    #expect(try roster.names(matching: "ceng") == [])
  }

  @Test func `finds ü by u and by v`() async throws {
    try await finds("吕布", "lv", "lu", "lü", "lvbu")
  }

  @Test func `finds a reading of one's own`() async throws {
    var draft = StudentDraft()
    (draft.name, draft.reading) = ("单一", "Dan Yi")
    _ = try await roster.database.add(draft, undoName: "Add")
    #expect(try roster.names(matching: "danyi") == ["单一"])
    #expect(try roster.names(matching: "dan yi") == ["单一"])
    #expect(try roster.names(matching: "dy") == ["单一"])
  }

  @Test(arguments: ["%", "_", "'", "\"", "'; DROP TABLE student; --", "*", "\\", "\0"])
  func `takes signs for nothing but signs`(_ search: String) async throws {
    try await roster.add("Ana Li")
    _ = try roster.names(matching: search)
    #expect(try roster.names() == ["Ana Li"])
  }

  @Test func `of nothing finds all`() async throws {
    try await roster.add("Ana Li")
    #expect(try roster.names(matching: "  ") == ["Ana Li"])
    #expect(roster.database.request(sortedBy: .name, matching: " - ").predicate == nil)
  }
}
