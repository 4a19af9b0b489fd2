// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// The first section of a written number format, taken apart.
struct FormatParts {
  /// What is neither quoted nor in brackets, in small letters.
  private(set) var letters = ""

  /// The fixed texts before and after it.
  private(set) var before = ""
  private(set) var after = ""

  /// Whether it counts hours, minutes or seconds beyond a day: `[h]:mm`.
  private(set) var isElapsed = false

  init(_ code: String) {
    var rest = code[...]
    while let character = rest.popFirst(), character != ";" {
      switch character {
      case "\"":
        add(rest.prefix { $0 != "\"" })
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\": add(rest.prefix(1)); rest = rest.dropFirst()
      case "_", "*": rest = rest.dropFirst()
      case "[":
        let inside = rest.prefix { $0 != "]" }.lowercased()
        if !inside.isEmpty, Set(inside).count == 1, "hms".contains(inside.prefix(1)) {
          isElapsed = true
        }
        rest = rest.drop { $0 != "]" }.dropFirst()
      default: letters += character.lowercased()
      }
    }
  }

  private mutating func add(_ text: Substring) {
    if letters.isEmpty { before += text } else { after += text }
  }
}
