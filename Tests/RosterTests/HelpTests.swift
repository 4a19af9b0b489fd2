// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Roster

@Suite struct `The guide` {
  let guide = HelpTopic.guide(file: "/roster.db")

  @Test(arguments: ["pinyin ZXM", "  initials\tEscape ", "张小明"])
  func `is found by words that stand anywhere in a topic`(words: String) {
    #expect(guide.filter { $0.matches(words) }.map(\.heading) == ["Searching"])
  }

  @Test func `is shown whole where nothing is looked for`() {
    #expect(guide.allSatisfy { $0.matches(" ") })
  }

  @Test func `has no topic for words that do not all stand in it`() {
    #expect(!guide.contains { $0.matches("pinyin zebra") })
  }

  @Test(arguments: ["photos", "attendance", "parents", "several classes"])
  func `says what the program does not do`(words: String) {
    #expect(guide.contains { $0.matches(words) && $0.heading == "What Roster Does Not Do" })
  }

  @Test func `says where the roster is`() {
    #expect(guide.contains { $0.text.contains("/roster.db") })
  }
}
