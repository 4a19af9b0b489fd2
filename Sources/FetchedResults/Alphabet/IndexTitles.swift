// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// The titles under which sections stand in an index, made from their names.
@MainActor
final class IndexTitles {
  /// Those of the language that the environment asks for.
  static let system = IndexTitles(Locale.current)

  private let locale: Locale
  private let pinyin = PinyinLetters()
  private var known: [String: String] = [:]

  init(_ locale: Locale) { self.locale = locale }

  /// The first letter of a name, capitalised as the language does it; of Chinese
  /// text the first letter of its pinyin.
  ///
  /// Costs a few microseconds, and a look-up for a name of a letter that came
  /// before.
  func title(for name: String) -> String {
    guard let first = name.first else { return "" }
    let letter = String(first)
    if let title = known[letter] { return title }
    let title = makeTitle(letter)
    known[letter] = title
    return title
  }

  private func makeTitle(_ letter: String) -> String {
    if let first = letter.unicodeScalars.first, first.isHan,
      let pinyin = pinyin.letter(for: first)
    {
      return String(pinyin)
    }
    return (try? locale.capitalized(letter)) ?? letter
  }
}
