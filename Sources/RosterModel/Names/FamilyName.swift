// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU

/// Where a name's family name stands.
enum FamilyName {
  /// The name with its family name first.
  ///
  /// That is where it is in a Chinese name and before a comma; else it is the
  /// last word. `Jr.` and its like are no family name.
  static func first(in name: String) -> String {
    if name.first?.isHan ?? true { return name }
    guard name.utf8.contains(UInt8(ascii: ",")) else { return lastWordFirst(name, tail: []) }
    let parts = name.split(separator: ",", maxSplits: 1).map(trimmed)
    if parts.count == 2, !suffixes.contains(parts[1].lowercased()) {
      return "\(parts[0]) \(parts[1])"
    }
    return lastWordFirst(parts.first ?? name, tail: Array(parts.dropFirst()))
  }

  /// The last word that is no suffix, the words before it, then suffixes and `tail`.
  private static func lastWordFirst(_ name: String, tail: [String]) -> String {
    var words = name.splitAtSpaces
    var tail = tail
    while words.count > 2, let last = words.last, suffixes.contains(last.lowercased()) {
      tail.insert(words.removeLast(), at: 0)
    }
    guard let family = words.popLast() else { return name }
    return ([family] + words + tail).joined(separator: " ")
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private static let suffixes: Set<String> = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv"]
}
