// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// A name as it is put in order, by its first word and by its family name.
struct NameOrder: Hashable, Sendable {
  let byName: String
  let byFamily: String
  let searchWords: [String]
}

extension Romaniser {
  /// How a person's name is put in order.
  ///
  /// - Parameter reading: What the person says of it, in place of what ICU says.
  func order(of name: String, reading: String?) -> NameOrder {
    guard let reading, !reading.isEmpty else {
      guard name.unicodeScalars.contains(where: \.isHan) else {
        return NameOrder(byName: name, byFamily: FamilyName.first(in: name), searchWords: [])
      }
      let romanised = romanise(name, isName: true)
      let family = FamilyName.first(in: name)
      return NameOrder(
        byName: romanised.sortText,
        byFamily: family == name ? romanised.sortText : romanise(family, isName: true).sortText,
        searchWords: romanised.searchWords)
    }
    let romanised = romanise(name, isName: true)
    let words = SearchText.words(of: reading) + [SearchText.joined(reading)]
    guard case .han(let run)? = romanised.pieces.first else {
      return NameOrder(
        byName: "\(reading)\(Self.separator)\(name)",
        byFamily: "\(FamilyName.first(in: reading))\(Self.separator)\(name)",
        searchWords: words)
    }
    let read = romanised.pieces.count == 1 ? run.read(as: reading) : nil
    let text = read?.sortText ?? "\(reading)\(Self.separator)\(name)"
    return NameOrder(
      byName: text, byFamily: text, searchWords: words + (read?.searchWords ?? []))
  }

  /// Sorts before everything (UTS #35, “Merging sort keys”).
  private static let separator = "\u{fffe}"
}

extension HanRun {
  /// The run with another reading, when it has a syllable for each character.
  ///
  /// A reading without tones keeps those of the same syllables.
  fileprivate func read(as reading: String) -> HanRun? {
    let parts = reading.split { $0.isWhitespace || "'’-".contains($0) }
    guard parts.count == syllables.count else { return nil }
    let read = zip(parts, syllables).map { part, known in
      var syllable = Syllable(String(part), of: known.character)
      if syllable.tone == 0, syllable.letters == known.letters { syllable.tone = known.tone }
      return syllable
    }
    return HanRun(surnameLength: surnameLength, syllables: read)
  }
}
