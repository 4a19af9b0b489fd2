// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The letters of a language's index: its own, and A to Z.
struct IndexLetters {
  private struct Entry {
    let letter: Alphabet.Letter
    let script: Script
  }

  private let entries: [Entry]

  /// How many characters at its start say under which letter a text stands.
  static let longestStart = 4

  /// A language may have Chinese radicals in its index, which pinyin replaces.
  init(_ locale: Locale, _ collator: Collator) throws(ICUError) {
    var entries: [[UInt8]: Entry] = [:]
    for title in try locale.indexLetters() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) {
      guard let first = title.unicodeScalars.first, !first.isHan else { continue }
      let key = collator.primaryKey(title)
      entries[key] = Entry(
        letter: Alphabet.Letter(title: title, key: key), script: first.letterScript)
    }
    self.entries = entries.values.sorted {
      $0.letter.key.lexicographicallyPrecedes($1.letter.key)
    }
  }

  /// The letter under which a text stands: the last of its script that does not
  /// come after it.
  func letter(for text: Substring.UnicodeScalarView, _ collator: Collator) -> Alphabet.Letter {
    guard let first = text.first, first.properties.isAlphabetic else { return .other }
    let script = first.letterScript
    let key = collator.primaryKey(String(Substring(text.prefix(Self.longestStart))))
    let entry = entries.last {
      $0.script == script && !key.lexicographicallyPrecedes($0.letter.key)
    }
    return entry?.letter ?? .other
  }
}

extension Collator {
  /// The part of a sort key that says which letters there are, without accents and case.
  func primaryKey(_ string: String) -> [UInt8] { Array(sortKey(string).prefix { $0 > 1 }) }
}

extension Unicode.Scalar {
  /// The script of a letter; letters of two scripts that are filed together have one.
  fileprivate var letterScript: Script {
    let script = Script(of: self)
    if script == .katakana { return .hiragana }
    // A letter in a circle or of a formula is of no script, but stands for one that is.
    guard script == .common else { return script }
    let folded = String(self).normalized(.caseFolded).unicodeScalars.first
    return folded.map(Script.init(of:)) ?? script
  }
}
