// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel

/// Names that lists keep in parts.
enum PersonName {
  /// What stands for a part that a name does not have, where a system asks for two.
  static let placeholder = "."

  /// A family and a given name as their language puts them together.
  static func joined(family: String, given: String) -> String {
    let (family, given) = (family.keptAsText, given.keptAsText)
    if family == placeholder, !given.isEmpty { return given }
    if given == placeholder, !family.isEmpty { return family }
    let isHan = family.unicodeScalars.contains(where: \.isHan)
    return isHan ? family + given : "\(given) \(family)".keptAsText
  }

  /// `Last, First` as it is spoken; any other name as it is.
  static func withGivenNameFirst(_ name: String) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }
    guard parts.count == 2, String(parts[0]).hasText, String(parts[1]).hasText,
      !suffixes.contains(HeaderTitle.normalized(String(parts[1])))
    else { return name }
    return joined(family: String(parts[0]), given: String(parts[1]))
  }

  /// What stands behind a comma and is no given name.
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv"]
}
