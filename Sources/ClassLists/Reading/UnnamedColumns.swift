// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel
internal import TextTables

/// What a column of a list holds.
package enum ColumnRole: CaseIterable, Sendable {
  case name, familyName, givenName, number, subject, reading, note
}

/// What a person said the columns of a list hold.
package struct NamedColumns: Equatable, Sendable {
  /// What each column holds; nil for nothing that is wanted.
  package var roles: [ColumnRole?]

  /// Whether the first row holds titles, and no student.
  package var beginsWithTitles: Bool

  package init(roles: [ColumnRole?], beginsWithTitles: Bool) {
    self.roles = roles
    self.beginsWithTitles = beginsWithTitles
  }

  /// Whether there are names, without which nothing can be imported.
  package var haveNames: Bool {
    roles.contains { $0 == .name || $0 == .familyName || $0 == .givenName }
  }
}

/// The columns of a list that has no header, for a person to name.
package struct UnnamedColumns: Equatable, Sendable {
  /// Some rows from its start, each with a cell for each column.
  package let rows: [[String]]

  /// What the columns seem to hold.
  package let guess: NamedColumns

  /// Looks at the first rows.
  init(_ list: UnnamedList) {
    let cells = list.firstRows.map { $0.cells.map(\.keptAsText) }
    let width = cells.map(\.count).max() ?? 0
    let rows = cells.map { $0 + Array(repeating: "", count: width - $0.count) }
    self.rows = rows
    let below = rows.count > 1 ? Array(rows.dropFirst()) : rows
    let hasNumbers = (0..<width).map { column in
      below.count { $0[column].contains(where: \.isDigit) } * 2 > below.count
    }
    let hasTitles =
      rows.count > 1
      && (0..<width).contains { hasNumbers[$0] && !rows[0][$0].contains(where: \.isDigit) }
    var roles: [ColumnRole?] = Array(repeating: nil, count: width)
    if let number = hasNumbers.firstIndex(of: true) { roles[number] = .number }
    let words = (0..<width).filter { column in
      !hasNumbers[column] && below.contains { $0[column].contains(where: \.isLetter) }
    }
    if let name = words.first { roles[name] = .name }
    guess = NamedColumns(roles: roles, beginsWithTitles: hasTitles)
  }
}
