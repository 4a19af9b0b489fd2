// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The letters of a language's index: its own, and A to Z.
struct IndexLetters {
  private struct Entry {
    let letter: IndexLetter
    let script: Script
  }

  private let entries: [Entry]

  init(_ locale: Locale, _ collator: Collator) throws(ICUError) {
    var entries: [[UInt8]: Entry] = [:]
    for title in try locale.indexLetters() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) {
      guard let first = title.unicodeScalars.first else { continue }
      let key = collator.primaryKey(title)
      entries[key] = Entry(letter: IndexLetter(title: title, key: key), script: Script(of: first))
    }
    self.entries = entries.values.sorted {
      $0.letter.key.lexicographicallyPrecedes($1.letter.key)
    }
  }

  /// The letter under which text in sort form stands: the last of its script
  /// that does not come after it.
  func letter(for sortText: String, _ collator: Collator) -> IndexLetter {
    let text = sortText.unicodeScalars.drop { !$0.properties.isAlphabetic && !$0.isDigit }
    guard let first = text.first, !first.isDigit else { return .other }
    let script = Script(of: first)
    let key = collator.primaryKey(String(Substring(text.prefix(4))))
    let entry = entries.last {
      $0.script == script && !key.lexicographicallyPrecedes($0.letter.key)
    }
    return entry?.letter ?? .other
  }
}

extension Collator {
  /// The part of a sort key that says which letters there are, without accents and case.
  fileprivate func primaryKey(_ string: String) -> [UInt8] {
    Array(sortKey(string).prefix { $0 > 1 })
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
