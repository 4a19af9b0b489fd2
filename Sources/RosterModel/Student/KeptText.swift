// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

extension String {
  /// The text as names are kept: composed, trimmed, one space between words,
  /// without control characters and bidi overrides.
  package var keptAsText: String {
    if isKept { return self }
    let visible = String(unicodeScalars.compactMap(\.keptInLine))
    let text =
      visible.hasDoubleSpace
      ? visible.split(separator: " ").joined(separator: " ") : visible
    // What comes before U+0300, the first mark, is composed already.
    return text.unicodeScalars.allSatisfy { $0.value < 0x300 } ? text : text.normalized(.composed)
  }

  /// The text as numbers and notes are kept: as it is, but trimmed and without
  /// control characters (line breaks stay) and bidi overrides.
  package var keptAsTyped: String {
    if isPlain { return self }
    let visible = unicodeScalars.filter { $0 == "\n" || $0.keptInLine != nil && $0 != "\r" }
    return String(String(visible)[...].trimmed)
  }

  /// Whether it is Latin, Chinese or both, and every rule leaves it as it is.
  private var isKept: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      if scalar == " " {
        if isAfterSpace { return false }
        isAfterSpace = true
      } else {
        guard scalar.isComposedLetter else { return false }
        isAfterSpace = false
      }
    }
    return !isAfterSpace || isEmpty
  }

  /// Whether it is ASCII that every rule leaves as it is.
  private var isPlain: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x7f, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 || isEmpty
  }

  /// Whether there are spaces at the ends or several together.
  private var hasDoubleSpace: Bool {
    var isAfterSpace = true
    for byte in utf8 {
      if byte == 0x20, isAfterSpace { return true }
      isAfterSpace = byte == 0x20
    }
    return isAfterSpace
  }

  private init(_ scalars: [Unicode.Scalar]) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return head[...last]
  }
}

extension Unicode.Scalar {
  /// Whether it is kept in a line, and composed whatever comes before it.
  fileprivate var isComposedLetter: Bool {
    (0x21...0x7e).contains(value) || (0xa1..<0x300).contains(value) || isCommonHan
  }

  /// What is left of it in a line of text: white space counts as a space.
  fileprivate var keptInLine: Unicode.Scalar? {
    // Letters of Latin, Greek and Cyrillic need no look at the tables.
    if (0x21...0x7e).contains(value) || (0xa1...0x5ff).contains(value) { return self }
    if properties.isWhitespace { return " " }
    if properties.generalCategory == .control || properties.isBidiControl { return nil }
    // A byte-order mark and a zero-width space are never typed on purpose.
    return self == "\u{feff}" || self == "\u{200b}" ? nil : self
  }
}
