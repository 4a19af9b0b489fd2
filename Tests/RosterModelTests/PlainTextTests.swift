// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Testing

@testable import RosterModel

/// Latin and Chinese text takes a short way, which a letter of another script closes.
@Suite struct `Text of common letters` {
  private let letters = [0x20..<0x300, 0x2e80..<0x2e90, 0x4e00..<0x4e20, 0x9ff0..<0xa010]
    .flatMap { $0 as Range<UInt32> }.compactMap(Unicode.Scalar.init)

  @Test func `is folded as in any other text`() {
    for letter in letters {
      let text = "B\(letter)a张\(letter)"
      #expect(SearchText.fold(text) + "ω" == SearchText.fold(text + "Ω"), "\(letter.value)")
      #expect(SearchText.fold("B\(letter)a") + "ω" == SearchText.fold("B\(letter)aΩ"))
    }
  }

  @Test func `is kept as in any other text`() {
    for letter in letters {
      for text in ["B\(letter)a张", "a \(letter)  b", "张\(letter)a"] {
        let other = ("Ω." + text + ".Ω").keptAsText
        #expect("Ω.\(text.keptAsText).Ω" == other, "\(letter.value)")
      }
    }
  }

  @Test func `has the same words as any other text`() {
    for letter in letters {
      let text = "b\(letter)a 张\(letter) \(letter)c"
      #expect(SearchText.words(of: text) + ["ω"] == SearchText.words(of: text + " Ω"))
    }
  }
}
