// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel

extension Student {
  /// The name in the two parts that other systems ask for, neither of them empty: a dot stands
  /// for the family name of who has a name of one part.
  var writtenNameParts: (family: String, given: String) {
    let (family, given) = FamilyName.parts(of: name)
    return family.isEmpty || given.isEmpty ? (PersonName.placeholder, name) : (family, given)
  }

  /// The reading in the parts of the name: that of a Chinese surname is the first word, or
  /// as many as it has characters where each has a word.
  var readingParts: (family: String, given: String) {
    let reading = reading ?? ""
    let family = FamilyName.parts(of: name).family
    let words = reading.split(separator: " ")
    guard words.count > 1, family.unicodeScalars.first?.isHan == true else { return ("", reading) }
    let count = words.count == name.count ? family.count : 1
    return (
      words.prefix(count).joined(separator: " "), words.dropFirst(count).joined(separator: " ")
    )
  }
}
