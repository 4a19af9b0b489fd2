// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Testing

@Suite struct `An alphabet` {
  private func letters(_ texts: [String], _ locale: String) throws -> [String] {
    let alphabet = try Alphabet(locale: locale)
    return texts.map { alphabet.letter(for: $0).title }
  }

  /// The texts by letter, as the sections would stand.
  private func sections(_ texts: [String], _ locale: String) throws -> [String] {
    let alphabet = try Alphabet(locale: locale)
    let letters = Dictionary(grouping: texts, by: alphabet.letter(for:))
    return letters.sorted { $0.key.key.lexicographicallyPrecedes($1.key.key) }.map {
      letter, texts in
      let sorted = texts.map { (key: alphabet.sortKey(for: $0), text: $0) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      return ([letter.title] + sorted.map(\.text)).joined(separator: " ")
    }
  }

  @Test func `files English names under A to Z and the rest under a last sign`() throws {
    #expect(
      try sections(["Zoe", "élan", "adam", "7up", "Eve", "Øre", "𝐁old", "Ⓒircle"], "en") == [
        "A adam", "B 𝐁old", "C Ⓒircle", "E élan Eve", "O Øre", "Z Zoe", "# 7up",
      ])
  }

  @Test func `has Ä under A in German`() throws {
    #expect(
      try sections(["Ärger", "Axt", "Öl", "Oma", "ßa", "Ufer", "Übel"], "de") == [
        "A Ärger Axt", "O Öl Oma", "S ßa", "U Übel Ufer",
      ])
  }

  @Test func `has Å, Ä and Ö of their own in Swedish, after Z`() throws {
    #expect(
      try sections(["Ödla", "Ärta", "Zink", "Åska", "Anka", "Æra"], "sv") == [
        "A Anka", "Z Zink", "Å Åska", "Ä Æra Ärta", "Ö Ödla",
      ])
  }

  @Test func `has a letter of two signs`() throws {
    #expect(
      try sections(["chata", "had", "Cíl", "Čáp"], "cs") == ["C Cíl", "Č Čáp", "H had", "CH chata"])
  }

  @Test func `files Chinese text by pinyin, among Latin names`() throws {
    #expect(
      try sections(["张三", "Zoe", "李四", "Adam", "阿明", "乐", "音乐", "Yves", "语文"], "zh_Hans_CN")
        == ["A Adam 阿明", "L 乐 李四", "Y Yves 音乐 语文", "Z Zoe 张三"])
    #expect(try letters(["數學", "樂", "一", "々"], "zh_Hant_TW") == ["S", "L", "Y", "#"])
    #expect(try letters(["张三", "欧阳"], "en") == ["Z", "O"])
  }

  @Test func `has its own script and the Latin letters`() throws {
    #expect(try letters(["Черв", "ёж", "Zoe", "Ωμέγα"], "ru") == ["Ч", "Е", "Z", "#"])
    #expect(try letters(["さくら", "サクラ", "Sato", "がく"], "ja") == ["さ", "さ", "S", "か"])
    #expect(try letters(["김철수", "Kim"], "ko") == ["ㄱ", "K"])
  }

  @Test(arguments: ["", " ", "7 of 9", "٣", "😀 Anna", "€uro", "!?", "Черв", "\u{301}"])
  func `files what begins with no letter of it last`(_ text: String) throws {
    let alphabet = try Alphabet(locale: "en")
    let letter = alphabet.letter(for: text)
    #expect(letter.title == "#")
    #expect(alphabet.letter(for: "Zz").key.lexicographicallyPrecedes(letter.key))
  }

  @Test func `passes over punctuation before the first letter`() throws {
    #expect(try letters(["(Bob)", "’t Hooft", "“数学”", "— Eve"], "en") == ["B", "T", "S", "E"])
  }

  @Test func `says what its letters depend on`() throws {
    let (swedish, german) = (try Alphabet(locale: "sv"), try Alphabet(locale: "de"))
    #expect(swedish.locale == "sv")
    #expect(swedish.fingerprint != german.fingerprint)
    #expect(swedish.fingerprint == (try Alphabet(locale: "sv")).fingerprint)
    #expect(try letters(["Ärger"], "xx_Nowhere") == ["A"])
    #expect(!Alphabet.systemLocale.isEmpty)
  }

  @Test func `serves several threads`() async throws {
    let alphabet = try Alphabet(locale: "en")
    let titles = await withTaskGroup(of: String.self) { group in
      for number in 0..<200 {
        group.addTask { alphabet.letter(for: number % 2 == 0 ? "Ben" : "本").title }
      }
      return await group.reduce(into: []) { $0.insert($1) } as Set<String>
    }
    #expect(titles == ["B"])
  }
}
