// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Finds out how Chinese characters are read, and remembers it.
///
/// ICU's transform is opened when the first Chinese text comes: that takes
/// about 90 ms. It belongs to whoever made it.
final class Romaniser {
  private lazy var transliterator = try? Transliterator("Han-Latin/Names")
  private var surnames: [String: [Syllable]] = [:]
  private var characters: [Character: Syllable] = [:]

  /// The readings of a run of Chinese characters.
  ///
  /// A system may ship ICU without transforms. Characters then stand for
  /// themselves.
  func run(_ text: some Collection<Character>, isName: Bool) -> HanRun {
    let length = isName ? Surnames.length(in: text) : 0
    let surname = String(text.prefix(length))
    return HanRun(
      surnameLength: length,
      syllables: self.surname(surname) + text.dropFirst(length).map(character))
  }

  private func surname(_ text: String) -> [Syllable] {
    if let known = surnames[text] { return known }
    let reading = Surnames.readings[text] ?? transliterated(text)
    let syllables = zip(reading.split(separator: " "), text).map { Syllable(String($0), of: $1) }
    surnames[text] = syllables.count == text.count ? syllables : text.map(character)
    return surnames[text, default: []]
  }

  private func character(_ character: Character) -> Syllable {
    if let known = characters[character] { return known }
    // After a surname the transform reads a character as it does in words.
    let reading = transliterated("王\(character)").split(separator: " ").last.map(String.init)
    let syllable = Syllable(reading ?? String(character), of: character)
    characters[character] = syllable
    return syllable
  }

  private func transliterated(_ text: String) -> String {
    guard !text.isEmpty, let transliterator else { return text }
    return (try? transliterator.transliterate(text)) ?? text
  }
}
