// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Text in the form in which it is searched: words after spaces, blind to case,
/// accents, width and punctuation.
///
/// ` ohara hara` is what O'Hara becomes; a term `o'h` becomes `oh`, and is
/// looked for after a space.
enum SearchText {
  /// The stored form of words.
  ///
  /// A word is there once more from each of its Chinese characters on, so that each
  /// begins a word.
  static func stored(_ words: [String]) -> String {
    var text = ""
    for word in words {
      text += " " + word
      if word.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      let scalars = word.unicodeScalars
      for index in scalars.indices.dropFirst() where scalars[index].isHan {
        text += " " + String(scalars[index...])
      }
    }
    return text
  }

  /// The words of `text`, and the parts that punctuation makes in a word.
  static func words(of text: String) -> [String] {
    let folded = fold(text)
    if folded.unicodeScalars.allSatisfy(isPlain) { return folded.splitAtSpaces }
    return folded.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      let parts = word.split(whereSeparator: isSilent).map(String.init)
      guard parts.count > 1 else { return parts }
      return [parts.joined()] + parts.dropFirst()
    }
  }

  /// `text` as one word: what is left of it without spaces and punctuation.
  static func joined(_ text: String) -> String {
    let folded = fold(text)
    if folded.unicodeScalars.allSatisfy({ isPlain($0) && $0 != " " }) { return folded }
    return String(folded.filter { !$0.isWhitespace && !isSilent($0) })
  }

  /// `text` without case, width and accents.
  static func fold(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0.value < 0x80 || $0.isCommonHan }) {
      return text.lowercased()
    }
    return foldedLetters(text) ?? foldedAnew(text)
  }

  /// The same, put together from letters of Latin-1 and Latin Extended-A, each of which
  /// is folded once; nil when there are others.
  ///
  /// Folding looks at one letter at a time where no marks follow it.
  private static func foldedLetters(_ text: String) -> String? {
    var folded = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        folded.unicodeScalars.append(scalar.lowercasedASCII)
      } else if (0xc0..<0x180).contains(scalar.value) {
        folded += latinLetters[Int(scalar.value) - 0xc0]
      } else {
        return nil
      }
    }
    return folded
  }

  /// What becomes of the letters from U+00C0 to U+017F.
  private static let latinLetters = (0xc0..<0x180 as Range<UInt32>).map { value in
    Unicode.Scalar(value).map { foldedAnew(String($0)) } ?? ""
  }

  private static func foldedAnew(_ text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in text.normalized(.caseFolded).normalized(.decomposed).unicodeScalars
    where !scalar.isAccent {
      if let plain = plainLetters[scalar] {
        letters.append(contentsOf: plain.unicodeScalars)
      } else {
        letters.append(scalar)
      }
    }
    return String(letters).normalized(.composed)
  }

  /// Whether it is a small letter, digit or space of ASCII, or a Chinese character.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7a, 0x30...0x39, 0x20: true
    default: scalar.isCommonHan
    }
  }

  /// Whether a character is passed over: all punctuation but `#`, which names classes.
  private static func isSilent(_ character: Character) -> Bool {
    character.isPunctuation && character != "#" || character == "`" || character == "´"
  }

  /// Letters that Unicode does not take apart into a letter and a mark.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŧ": "t",
    "æ": "ae", "œ": "oe", "ʼ": "", "ʻ": "", "ʾ": "", "ʿ": "", "′": "",
  ]
}

extension Unicode.Scalar {
  fileprivate var lowercasedASCII: Unicode.Scalar {
    (0x41...0x5a).contains(value) ? Unicode.Scalar(UInt8(value) + 0x20) : self
  }

  /// Whether it is a mark that a search passes over.
  ///
  /// Marks that make another sound (nukta, kana voicing, virama) have classes 7 to 9.
  fileprivate var isAccent: Bool {
    let combiningClass = properties.canonicalCombiningClass.rawValue
    return combiningClass > 0 && !(7...9).contains(combiningClass)
  }
}
