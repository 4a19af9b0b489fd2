// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A format in which class lists are written.
package enum ClassListFormat: CaseIterable, Sendable {
  /// Comma-separated text, for any spreadsheet.
  case text

  /// A workbook of Excel, for any spreadsheet.
  case workbook

  /// Business cards, for programs that keep contacts.
  case cards

  /// Packed tables (OneRoster), for the systems of schools.
  case oneRoster

  /// Comma-separated text in the columns of Moodle.
  case moodle

  /// What stands behind the last dot of such a file’s name.
  package var ending: String {
    switch self {
    case .text: "csv"
    case .workbook: "xlsx"
    case .cards: "vcf"
    case .oneRoster: "zip"
    case .moodle: "csv"
    }
  }

  /// The format that a file’s name asks for; nil when it asks for none of them.
  ///
  /// - Parameter chosen: The one that is meant where several have the same ending.
  package init?(fileName: String, chosen: Self) {
    let name = fileName.lowercased()
    guard
      let format = ([chosen] + Self.allCases).first(where: { name.hasSuffix(".\($0.ending)") })
    else { return nil }
    self = format
  }

  /// How many students a file may have.
  package var capacity: Int { self == .workbook ? ClassListWorkbook.capacity : .max }

  /// A file’s name with this format’s ending in place of another’s.
  package func naming(_ fileName: String) -> String {
    guard let other = Self(fileName: fileName, chosen: self) else { return fileName }
    return fileName.dropLast(other.ending.count) + ending
  }

  /// What writes it.
  package func writer(_ words: WrittenWords) -> any ClassListWriter {
    switch self {
    case .text: ClassListText(titles: words.titles)
    case .workbook: ClassListWorkbook(titles: words.titles, sheet: words.sheet)
    case .cards: ClassListCards()
    case .oneRoster: ClassListOneRoster(words)
    case .moodle: ClassListMoodle()
    }
  }
}
