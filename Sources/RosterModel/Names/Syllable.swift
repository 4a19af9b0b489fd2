// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// How one Chinese character is read.
struct Syllable: Hashable, Sendable {
  /// The character; nil when a syllable stands for itself.
  var character: Character

  /// The letters without the tone: `zhang`, `lü`.
  let letters: String

  /// 1 to 4, or 0 where it is not known.
  var tone: Int

  /// The letters as a person types them: `zhang`, `lu`.
  let typed: String

  /// The same with a v for each ü, as an input method wants it: `lv`; nil where there is
  /// none.
  let typedWithV: String?

  /// Takes a marked (`zhāng`) or numbered (`zhang1`) syllable apart.
  init(_ text: String, of character: Character) {
    self.character = character
    var letters = String.UnicodeScalarView()
    var tone = 0
    for scalar in text.normalized(.decomposed).lowercased().unicodeScalars {
      if let mark = Self.tones[scalar] { tone = mark } else { letters.append(scalar) }
    }
    self.letters = String(letters).normalized(.composed)
    self.tone = tone
    typed = SearchText.fold(self.letters)
    typedWithV =
      self.letters.contains("ü") ? SearchText.fold(self.letters.replacing("ü", with: "v")) : nil
  }

  private static let tones: [Unicode.Scalar: Int] = [
    "\u{304}": 1, "\u{301}": 2, "\u{30c}": 3, "\u{300}": 4,
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 0,
  ]

  /// What a file in order has here: letters first, then tone, then character.
  ///
  /// The tone and the character come before the next syllable, so that 李 and
  /// 黎 stay apart, and after all Latin names that end here.
  var sortText: String { "\(letters) \(mark)" }

  /// The tone and the character, told apart from letters by the digit.
  var mark: String { tone == 0 ? String(character) : "\(tone)\(character)" }
}
