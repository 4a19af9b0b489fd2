// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ICU
import Testing

@Suite struct `Text` {
  @Test func `is composed and decomposed`() {
    #expect(Array("Mu\u{308}ller".normalized(.composed).unicodeScalars).count == 6)
    #expect(Array("M\u{fc}ller".normalized(.decomposed).unicodeScalars).count == 7)
    #expect("plain".normalized(.decomposed) == "plain")
  }

  @Test(arguments: [
    ("STRASSE", "straße"), ("ＡＢＣ１２", "abc12"), ("Ägy", "ägY"), ("Черв", "черв"),
    ("soft\u{ad}hyphen", "softhyphen"),
  ])
  func `is the same in case-folded form when only case or width differ`(_ pair: (String, String)) {
    #expect(pair.0.normalized(.caseFolded) == pair.1.normalized(.caseFolded))
  }

  @Test func `is romanised as names are`() throws {
    let names = try Transliterator("Han-Latin/Names")
    #expect(try names.transliterate("沈彩") == "shěn cǎi")
    #expect(try names.transliterate("曾二 Ben") == "zēng èr Ben")
    #expect(try names.transliterate(String(repeating: "张", count: 500)).hasPrefix("zhāng"))
  }

  @Test func `names a language in that language`() {
    #expect(Locale("de").name == "Deutsch")
    #expect(Locale("sv_SE").name == "Svenska (Sverige)")
    #expect(Locale("zh_CN").name.hasPrefix("中文"))
    #expect(Locale("zh_Hans_CN").language == "zh")
  }

  @Test func `has an error for a transform that does not exist`() {
    #expect { try Transliterator("No-Such/Thing") } throws: {
      ($0 as? ICUError)?.subject == "No-Such/Thing"
    }
  }

  @Test func `knows Chinese characters`() {
    #expect(("张" as Unicode.Scalar).isHan)
    #expect(("𠮷" as Unicode.Scalar).isHan)
    #expect(!("あ" as Unicode.Scalar).isHan)
    #expect(!("a" as Unicode.Scalar).isHan)
    #expect(Script(of: "7") == .common)
    #expect(Script(of: "é") == Script(of: "z"))
  }

  @Test func `is filed under the letters of its language`() throws {
    let english = Set(try Locale("en").indexLetters())
    #expect(english == Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)))
    #expect(try Locale("sv").indexLetters().contains("Å"))
    #expect(try Locale("ru").indexLetters().contains("Ж"))
  }
}
