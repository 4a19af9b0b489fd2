// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The letters with which Chinese characters begin in pinyin.
///
/// ICU’s order by pinyin marks where each letter begins. Opening it takes a
/// millisecond or two, when the first character comes; romanising would take
/// fifty times that.
final class PinyinLetters {
  private lazy var collator = try? Collator(locale: "zh-u-co-pinyin")
  private lazy var starts: [(letter: Unicode.Scalar, key: [UInt8])] = makeStarts()
  private var known: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// The letter of a character; nil when it has none, or ICU no pinyin.
  func letter(for character: Unicode.Scalar) -> Unicode.Scalar? {
    if let letter = known[character] { return letter }
    guard let key = collator?.primaryKey(String(character)),
      let start = starts.last(where: { !key.lexicographicallyPrecedes($0.key) })
    else { return nil }
    known[character] = start.letter
    return start.letter
  }

  /// The bytes of a text in the order of pinyin; nil when ICU has none.
  func sortKey(_ text: String) -> [UInt8]? { collator?.sortKey(text) }

  /// Where the letters begin; no character begins with I, U or V.
  private func makeStarts() -> [(letter: Unicode.Scalar, key: [UInt8])] {
    guard let collator else { return [] }
    return "ABCDEFGHJKLMNOPQRSTWXYZ".unicodeScalars.map { letter in
      let mark = String(decoding: [0xfdd0, UInt16(letter.value)], as: UTF16.self)
      return (letter, collator.primaryKey(mark))
    }
  }
}
