// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ICU
import Testing

@Suite struct `A collator` {
  @Test func `puts accented letters beside their base letters`() throws {
    let collator = try Collator(locale: "en")
    #expect(collator.sorted(["Zoe", "Élodie", "Adam"]) == ["Adam", "Élodie", "Zoe"])
  }

  @Test func `compares digits as numbers when asked to`() throws {
    let names = ["S10", "S2", "s1"]
    #expect(try Collator(locale: "en").sorted(names) == ["s1", "S2", "S10"])
    #expect(try Collator(locale: "en", numeric: false).sorted(names) == ["s1", "S10", "S2"])
  }

  @Test func `follows the language`() throws {
    let names = ["Zander", "Ärla"]
    #expect(try Collator(locale: "de").sorted(names) == ["Ärla", "Zander"])
    #expect(try Collator(locale: "sv").sorted(names) == ["Zander", "Ärla"])
  }

  @Test func `ends each key in the only zero it holds`() throws {
    let collator = try Collator(locale: "en")
    for string in ["", "a", "Zoë 12", "张三", String(repeating: "é1", count: 400)] {
      let key = collator.sortKey(string)
      #expect(key.last == 0)
      #expect(key.count { $0 == 0 } == 1)
    }
  }

  @Test func `gives composed and decomposed text the same key`() throws {
    let collator = try Collator(locale: "en")
    #expect(collator.sortKey("M\u{fc}ller") == collator.sortKey("Mu\u{308}ller"))
  }

  @Test func `is blind to what its strength leaves out`() throws {
    let primary = try Collator(locale: "en", strength: .primary)
    let secondary = try Collator(locale: "en", strength: .secondary)
    #expect(primary.sortKey("Á") == primary.sortKey("a"))
    #expect(secondary.sortKey("Á") != secondary.sortKey("a"))
    #expect(secondary.sortKey("A") == secondary.sortKey("a"))
  }

  @Test func `has a fingerprint that tells locale, strength and numeric order apart`() throws {
    let fingerprints = Set([
      try Collator(locale: "en").fingerprint,
      try Collator(locale: "de").fingerprint,
      try Collator(locale: "en", strength: .primary).fingerprint,
      try Collator(locale: "en", numeric: false).fingerprint,
    ])
    #expect(fingerprints.count == 4)
    #expect(try Collator(locale: "en").fingerprint == Collator(locale: "en").fingerprint)
    #expect(fingerprints.allSatisfy { $0.version.count == 8 && $0.version[0] >= 72 })
  }
}

extension Collator {
  fileprivate func sorted(_ strings: [String]) -> [String] {
    strings.sorted { sortKey($0).lexicographicallyPrecedes(sortKey($1)) }
  }
}
