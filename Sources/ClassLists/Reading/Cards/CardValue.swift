// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The text of a card’s value, taken apart.
enum CardValue {
  /// The parts between separators that are not escaped, each unescaped.
  ///
  /// It goes by scalars: a mark may stand behind a separator or what is escaped.
  static func parts(_ text: String, _ separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        parts[parts.count - 1] += escaped(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }

  /// A value that is one text.
  static func text(_ text: String) -> String { parts(text, "\0").joined() }

  /// A text so that `parts(_:_:)` gives it back as one part.
  static func escaping(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if signs.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar == "\n" ? "n" : scalar)
    }
    return String(escaped)
  }

  /// What is not itself in a value.
  private static let signs: Set<Unicode.Scalar> = [",", ";", "\\", "\n"]

  private static func escaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n", "N": ["\n"]
    case ",", ";", ":", "\\": [scalar]
    default: ["\\", scalar]
    }
  }
}
