// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Text whose Chinese parts have readings.
struct RomanisedName: Hashable, Sendable {
  /// A part in one kind of script.
  enum Piece: Hashable, Sendable {
    case text(String)
    case han(HanRun)
  }

  var pieces: [Piece] = []

  /// The text whose order is that of the readings.
  var sortText: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .han(let run): run.sortText
      }
    }.joined(separator: " ")
  }

  /// What a person may type for the Chinese parts.
  var searchWords: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .han(let run) = piece else { return [] }
      return run.searchWords
    }
  }
}

extension Romaniser {
  /// `text` with the readings of its Chinese parts.
  ///
  /// - Parameter isName: Whether a Chinese part begins with a surname. Names
  ///   with a dot in them (阿依·古丽) have none.
  func romanise(_ text: String, isName: Bool) -> RomanisedName {
    guard text.unicodeScalars.contains(where: \.isHan) else {
      return RomanisedName(pieces: [.text(text)])
    }
    let hasSurname = isName && !text.contains(where: Self.nameDots.contains)
    var name = RomanisedName()
    var rest = text[...]
    while let first = rest.first {
      let isHan = first.isHan
      let part = rest.prefix { $0.isHan == isHan }
      rest = rest[part.endIndex...]
      if isHan {
        name.pieces.append(.han(run(part, isName: hasSurname)))
      } else {
        let words = part.split { $0.isWhitespace || Self.nameDots.contains($0) }
        if !words.isEmpty { name.pieces.append(.text(words.joined(separator: " "))) }
      }
    }
    return name
  }

  /// What stands between the parts of names that have no surname.
  static let nameDots: Set<Character> = ["·", "•", "・", "‧"]
}

extension Character {
  /// Whether it is a Chinese character.
  var isHan: Bool { unicodeScalars.first?.isHan ?? false }
}
