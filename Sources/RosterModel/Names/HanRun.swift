// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Chinese characters that stand together, with their readings.
struct HanRun: Hashable, Sendable {
  /// How many of the syllables are the surname; 0 when it is not a person's name.
  let surnameLength: Int

  let syllables: [Syllable]

  /// The readings in an order in which a surname stays together.
  var sortText: String {
    let surname = syllables.prefix(surnameLength)
    let given = syllables.dropFirst(surnameLength).map(\.sortText)
    guard !surname.isEmpty else { return given.joined(separator: " ") }
    let tones = surname.map { $0.tone == 0 ? "" : String($0.tone) }.joined()
    let head = surname.map(\.letters) + [tones + String(surname.map(\.character))]
    return (head + given).joined(separator: " ")
  }

  /// What a person may type to find it: `zhangxiaoming`, `xiaoming`, `zxm`, `zhangxm`.
  var searchWords: [String] {
    var words = searchWords(syllables.map(\.typed))
    if syllables.contains(where: { $0.typedWithV != nil }) {
      words += searchWords(syllables.map { $0.typedWithV ?? $0.typed })
    }
    return words
  }

  private func searchWords(_ letters: [String]) -> [String] {
    let initials = letters.map { String($0.prefix(1)) }
    var words: [String] = []
    for start in letters.indices {
      words.append(letters[start...].prefix(Self.searchLength).joined())
      if start < letters.count - 1 {
        words.append(initials[start...].prefix(Self.searchLength).joined())
      }
    }
    if surnameLength > 0, letters.count > surnameLength {
      let given = initials[surnameLength...].prefix(Self.searchLength)
      words.append(letters[..<surnameLength].joined() + given.joined())
    }
    return words
  }

  /// No one types more syllables than this; it keeps long text linear.
  private static let searchLength = 12
}
