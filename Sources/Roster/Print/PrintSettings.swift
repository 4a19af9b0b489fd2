// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// How students are printed.
enum PrintKind: String, CaseIterable {
  case list, grid, labels
}

/// Which students are printed.
enum PrintScope: CaseIterable {
  case all, shown, selected
}

/// What is said of each student, in the order in which it stands on paper.
enum PrintColumn: String, CaseIterable {
  case number, name, reading, subject, note
}

/// What a person chose about printing, and what is remembered of it.
struct PrintSettings: Equatable {
  static let emptyColumnRange = 1...31

  var kind = PrintKind.list

  /// What is printed besides the name.
  var columns: Set<PrintColumn> = [.number]

  /// How many columns of a grid are left to write in.
  var emptyColumns = 10

  var startsNewPages = true
  var isLandscape = false

  /// The name of the paper, as `PageSetup` knows it; empty for the usual one.
  var paper = ""
}

extension PrintSettings {
  /// Whether a column can stand on paper; where the section is the subject, its heading says it.
  func offers(_ column: PrintColumn, groupsBySubject: Bool) -> Bool {
    switch column {
    case .number, .name, .reading: true
    case .subject: kind == .labels || !groupsBySubject
    case .note: kind != .labels
    }
  }

  /// The columns that are printed, in order.
  func shownColumns(groupsBySubject: Bool) -> [PrintColumn] {
    PrintColumn.allCases.filter {
      ($0 == .name || columns.contains($0)) && offers($0, groupsBySubject: groupsBySubject)
    }
  }
}
