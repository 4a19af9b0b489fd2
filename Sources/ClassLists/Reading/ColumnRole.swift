// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import ICU
internal import RosterModel
internal import TextTables

/// What a column of a list holds.
package enum ColumnRole: Int, CaseIterable, Sendable {
  case name, familyName, givenName, number, subject, reading, familyReading, givenReading, note

  static let names: [ColumnRole] = [.name, .familyName, .givenName]
  static let readings: [ColumnRole] = [.reading, .familyReading, .givenReading]

  /// Whether it is a name or a part of one.
  package var isName: Bool { Self.names.contains(self) }

  /// Whether it is how a name is read or a part of that.
  package var isReading: Bool { Self.readings.contains(self) }
}

/// In which column each thing stands.
///
/// Every cell is looked up here, so nothing is hashed.
struct ColumnPlaces {
  private var places: [Int?] = Array(repeating: nil, count: ColumnRole.allCases.count)

  subscript(role: ColumnRole) -> Int? {
    get { places[role.rawValue] }
    set { places[role.rawValue] = newValue }
  }

  /// What has a column.
  var roles: [ColumnRole] { ColumnRole.allCases.filter { self[$0] != nil } }

  /// Whether something stands in that column.
  func contains(_ place: Int) -> Bool { places.contains(place) }
}

/// What the columns of a list seem to hold that has no titles we know.
struct ColumnGuess {
  let roles: [ColumnRole?]

  /// Whether the first row seems to hold titles, and no student.
  let beginsWithTitles: Bool

  /// Looks at the first rows: most of a column of numbers has digits.
  ///
  /// - Parameter titled: What columns hold by their titles, which leaves less to guess.
  init(_ rows: [TableRow], titled: [ColumnRole?]) {
    let width = rows.map(\.cells.count).max() ?? 0
    let known = (0..<width).map { $0 < titled.count ? titled[$0] : nil }
    let rows = rows.map { row in
      row.cells.map(\.keptAsText) + Array(repeating: "", count: width - row.cells.count)
    }
    let below = rows.count > 1 ? Array(rows.dropFirst()) : rows
    let hasNumbers = (0..<width).map { column in
      below.count { $0[column].contains(where: \.isDigit) } * 2 > below.count
    }
    beginsWithTitles =
      rows.count > 1
      && (0..<width).contains { hasNumbers[$0] && !rows[0][$0].contains(where: \.isDigit) }
    var roles = known
    let number = (0..<width).first { known[$0] == nil && hasNumbers[$0] }
    if let number, !known.contains(.number) { roles[number] = .number }
    let name = (0..<width).first { column in
      known[column] == nil && !hasNumbers[column]
        && below.contains { $0[column].contains(where: \.isLetter) }
    }
    if let name { roles[name] = .name }
    self.roles = roles
  }
}

extension Character {
  /// Whether it is a digit, and not a word for a number, which may be in a name.
  var isDigit: Bool { unicodeScalars.first?.properties.generalCategory == .decimalNumber }
}
