// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CICU

/// A language and region, as ICU names them: `en_GB`, `zh_Hans_CN`.
package struct Locale: Hashable, Sendable {
  package let identifier: String

  package init(_ identifier: String) { self.identifier = identifier }

  /// What the environment asks for; `en` where it asks for nothing.
  package static var current: Locale {
    let identifier = String(cString: cicu_default_locale())
    let isNone = identifier.isEmpty || identifier.hasPrefix("en_US_POSIX")
    return Locale(isNone ? "en" : identifier)
  }

  /// What the language calls itself: `Deutsch`, `中文 (中国)`.
  ///
  /// One that ICU does not know is called as it is named.
  package var name: String {
    let name = try? grownText(identifier, startingAt: 64) {
      cicu_locale_name(identifier, $0, $1, &$2)
    }
    guard let name, let first = name.first else { return identifier }
    return first.uppercased() + name.dropFirst()
  }

  /// The language alone, without a region: `zh` of `zh_Hans_CN`.
  package var language: String { String(identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }) }

  /// The letters under which an index in this language files its entries, unordered.
  package func indexLetters() throws(ICUError) -> [String] {
    guard let set = cicu_set_open() else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, identifier) }
    defer { cicu_set_close(set) }
    try checked(identifier) { cicu_index_letters(identifier, set, &$0) }
    var letters: [String] = []
    for item in 0..<cicu_set_count(set) { letters += try self.letters(at: item, of: set) }
    return letters
  }

  /// `string` with its first letter as a title’s, the rest small: `Äpfel`, `Ss`.
  package func capitalized(_ string: String) throws(ICUError) -> String {
    let text = Array(string.utf16)
    return try grownText(identifier, startingAt: text.count * 3 + 8) {
      cicu_capitalize(identifier, text, Int32(text.count), $0, $1, &$2)
    }
  }

  private func letters(at item: Int32, of set: OpaquePointer) throws(ICUError) -> [String] {
    var (first, last): (Int32, Int32) = (0, 0)
    let text = try grownText(identifier, startingAt: 16) {
      cicu_set_item(set, item, &first, &last, $0, $1, &$2)
    }
    guard text.isEmpty else { return [text] }
    return (first...last).compactMap { Unicode.Scalar(UInt32($0)).map { String(Character($0)) } }
  }
}
