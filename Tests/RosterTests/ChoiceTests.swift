// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import RosterModel
import Testing

@testable import Roster

@Suite struct `What can be chosen` {
  let languages = OrderLanguage.choices

  func language(_ identifier: String) throws -> OrderLanguage {
    try #require(languages.first { $0.identifier == identifier })
  }

  @Test func `is the system’s language first, and each language once`() throws {
    let choices = LanguageChoices(current: try language("sv"), system: try language("de"))
    #expect(choices.languages.first == (try language("de")))
    #expect(Set(choices.languages) == Set(languages))
    #expect(choices.languages.count == languages.count)
    #expect(choices.languages[choices.selected] == (try language("sv")))
    #expect(choices.words.first == "System language (Deutsch)")
    #expect(choices.words.count == choices.languages.count)
  }

  @Test func `is the roster’s own language too, when no other is like it`() throws {
    let odd = OrderLanguage("mi_NZ")
    let choices = LanguageChoices(current: odd, system: try language("de"))
    #expect(choices.languages.last == odd)
    #expect(choices.selected == languages.count)
  }

  @Test func `is the choice that is like the roster’s language of another region`() throws {
    let swiss = OrderLanguage("fr_CH")
    let choices = LanguageChoices(current: swiss, system: try language("de"))
    #expect(choices.languages[choices.selected] == (try language("fr")))
    #expect(choices.languages.count == languages.count)
  }

  @Test(arguments: [(1, 0), (10, 0), (11, 1), (1000, 2), (5000, 3), (1_000_000, 3)])
  func `is how many steps are kept, or the next number above`(count: Int, position: Int) {
    #expect(HistoryChoices().position(of: count) == position)
  }
}
