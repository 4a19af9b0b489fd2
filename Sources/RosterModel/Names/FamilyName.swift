// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Where a name's family name stands.
package enum FamilyName {
  /// A name in the two parts that other programs ask for; one of them may be empty.
  ///
  /// A Chinese name begins with its surname, of one character or two, unless a space shows
  /// where that ends. A name with a dot in it (阿依·古丽) has none and is kept whole, as
  /// given. In other names the family name stands before a comma, or is the last word.
  package static func parts(of name: String) -> (family: String, given: String) {
    guard name.first?.isHan ?? true else { return alphabeticParts(of: name) }
    if name.contains(where: Romaniser.nameDots.contains) { return ("", name) }
    let words = name.splitAtSpaces
    if words.count == 2, words[1].first?.isHan == true { return (words[0], words[1]) }
    let length = Surnames.length(in: name)
    return (String(name.prefix(length)), trimmed(name.dropFirst(length)))
  }

  /// The name with its family name first, as `parts(of:)` finds it.
  ///
  /// `Jr.` and its like are no family name. A Chinese name is as it should be.
  static func first(in name: String) -> String {
    if name.first?.isHan ?? true { return name }
    let (family, given) = alphabeticParts(of: name)
    return given.isEmpty ? family : "\(family) \(given)"
  }

  private static func alphabeticParts(of name: String) -> (family: String, given: String) {
    guard name.utf8.contains(UInt8(ascii: ",")) else { return lastWord(of: name, tail: []) }
    let parts = name.split(separator: ",", maxSplits: 1).map(trimmed)
    if parts.count == 2, !suffixes.contains(parts[1].lowercased()) { return (parts[0], parts[1]) }
    return lastWord(of: parts.first ?? name, tail: Array(parts.dropFirst()))
  }

  /// The last word that is no suffix; the words before it, then suffixes and `tail`.
  private static func lastWord(
    of name: String, tail: [String]
  ) -> (family: String, given: String) {
    var words = name.splitAtSpaces
    var tail = tail
    while words.count > 2, let last = words.last, suffixes.contains(last.lowercased()) {
      tail.insert(words.removeLast(), at: 0)
    }
    guard let family = words.popLast() else { return (name, "") }
    return (family, (words + tail).joined(separator: " "))
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private static let suffixes: Set<String> = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv"]
}
