// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

package import TextTables

/// What came of reading a class list: its rows, and how they were understood.
package struct ClassListReading: Sendable {
  package let table: ClassTable

  /// The encoding of the file, if it does not say it itself.
  package let guessedEncoding: TextEncoding?

  /// What the bytes say in each encoding that is possible, the likeliest first; none where
  /// there was nothing to guess.
  package let spellings: [TextReading]

  /// Which column is what; nil where the format says it.
  package let layout: ListLayout?

  /// The sheets of the file, in their order; none for a file that is one table.
  package var sheets: [ListSheet] = []

  /// Which of them was read, by its place.
  package var sheet: Int?
}

/// A table of a file that has several.
package struct ListSheet: Equatable, Sendable {
  package let name: String

  /// Whether spreadsheets do not show it.
  package let isHidden: Bool

  package init(name: String, isHidden: Bool) {
    self.name = name
    self.isHidden = isHidden
  }
}

/// How the cells of a list were understood.
package struct ListLayout: Equatable, Sendable {
  /// What stands between cells; nil where the file has cells of its own.
  package let separator: Character?

  /// The rows near the top that are not blank, one of which may hold titles.
  package let firstRows: [FirstRow]

  /// The number of the row that holds titles; nil when none does.
  package let titleRow: Int?

  /// The titles of the columns; empty where there is none.
  package let titles: [String]

  /// What each column holds; nil for nothing that is wanted.
  package let roles: [ColumnRole?]

  /// Whether the titles say what the columns hold, so that it is no guess.
  package let isNamed: Bool

  /// Whether there are names, without which nothing can be imported.
  package var hasNames: Bool { roles.contains { $0?.isName == true } }

  /// The beginning of a column: what stands in some rows below the titles.
  package func sample(ofColumn column: Int, count: Int) -> [String] {
    let rows = firstRows.filter { $0.number > titleRow ?? 0 }
    let cells = rows.compactMap { $0.cells.count > column ? $0.cells[column] : nil }
    return Array(cells.filter { !$0.isEmpty }.prefix(count))
  }
}

/// A row near the top of a list.
package struct FirstRow: Equatable, Sendable {
  /// Its number in the file, as a spreadsheet shows it.
  package let number: Int
  package let cells: [String]
}

/// Which row of a list holds titles.
package enum TitleRow: Equatable, Sendable {
  case none
  case row(Int)
}

/// What a person said about a file that does not say it itself, or not what is meant.
package struct ReadingAnswers: Equatable, Sendable {
  /// The person’s language, such as `zh_CN`.
  package let language: String
  package var encoding: TextEncoding?
  package var separator: Character?

  /// Which of the sheets to read, by its place; nil for the first that is shown.
  package var sheet: Int?
  package var titleRow: TitleRow?

  /// What each column holds.
  package var roles: [ColumnRole?]?

  package init(language: String) { self.language = language }
}
