// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ICU
import Testing

@testable import FetchedResults

@MainActor @Suite struct `The index title of a section` {
  @Test(arguments: [
    ("Mathematics", "M"), ("art", "A"), ("élan", "É"), ("e\u{301}lan", "É"), ("ßa", "Ss"),
    ("ǆep", "ǅ"), ("7th", "7"), ("👩‍🏫 Teaching", "👩‍🏫"), ("ჩაი", "ჩ"), ("", ""), ("черв", "Ч"),
  ])
  func `is the first letter, capitalised`(_ name: String, _ title: String) {
    #expect(IndexTitles(Locale("en")).title(for: name) == title)
  }

  @Test(arguments: [("音乐", "Y"), ("英语", "Y"), ("数学", "S"), ("語文", "Y"), ("阿", "A"), ("々", "々")])
  func `is the first letter of the pinyin of Chinese text`(_ name: String, _ title: String) {
    #expect(IndexTitles(Locale("en")).title(for: name) == title)
  }

  @Test func `is capitalised as the language does it`() {
    #expect(IndexTitles(Locale("tr")).title(for: "ilk") == "İ")
    #expect(IndexTitles(Locale("en")).title(for: "ilk") == "I")
  }

  @Test func `is one of equal neighbours`() async throws {
    let world = try await ResultsWorld("art[1] Astronomy[2] 音乐[3] 英语[4] [5]")
    #expect(world.controller.sectionIndexTitles == ["", "A", "Y"])
    #expect(world.controller.sections?.map(\.indexTitle) == ["", "A", "A", "Y", "Y"])
    #expect(world.controller.section(forSectionIndexTitle: "Y", at: 2) == 3)
  }

  @Test func `may be another`() async throws {
    let world = try await ResultsWorld("Art[1] Bio[2]")
    world.controller.sectionIndexTitle = { String($0.suffix(1)) }
    #expect(world.controller.sectionIndexTitles == ["t", "o"])
  }
}
