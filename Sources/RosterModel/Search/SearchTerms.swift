// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// What a person typed into the search, as terms that must all be found.
struct SearchTerms: Hashable, Sendable {
  /// The terms, each in the form in which it stands in stored text.
  ///
  /// A term that begins with a Chinese character is found anywhere, any other
  /// at the start of a word.
  let patterns: [String]

  /// The terms with accents, in small letters, as they were typed.
  let accented: [String]

  /// How a word begins in which each term is found.
  var beginnings: [String] { patterns.map { $0.first == " " ? String($0.dropFirst()) : $0 } }

  init(_ text: String) {
    let terms = text.split(whereSeparator: \.isWhitespace)
    let foreign = terms.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    accented = foreign.map { $0.lowercased().normalized(.composed) }.filter {
      SearchText.fold($0) != $0
    }
    patterns = terms.compactMap { term in
      let folded = SearchText.joined(String(term))
      guard let first = folded.first else { return nil }
      return first.isHan ? folded : " " + folded
    }
  }
}
