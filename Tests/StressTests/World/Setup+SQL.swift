// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks

nonisolated extension Setup {
  /// One text with a line for each row: id, section key, section name, what is
  /// observed (what would name the section, the sort keys and the columns that
  /// the entity mirrors), and of these what the entity mirrors.
  var sql: String {
    let mirrored = Sample.mirrored.map { "sample.\($0)" }
    let keys = [sectionKey, nameOfRow] + sortKeys
    return """
      SELECT group_concat(line, char(10)) FROM (
        SELECT sample.id || ',' || \(mark([sectionKey])) || ',' || hex(ifnull(\(sectionName), ''))
          || ',' || \(mark(keys + mirrored)) || ',' || \(mark(mirrored)) AS line
        FROM sample LEFT JOIN club ON club.id = sample.club_id WHERE \(conditionSQL)
        ORDER BY \(sectionOrder), \(rowOrder) LIMIT \(limit ?? -1) OFFSET \(offset))
      """
  }

  private var conditionSQL: String {
    switch condition {
    case .all: "1"
    case .heavy: "weight >= 1"
    case .noted: "note IS NOT NULL AND note IS NOT 'x'"
    case .strongClub: "club.strength >= 1"
    }
  }

  private var sectionKey: String {
    switch section {
    case .none: "NULL"
    case .team, .teamDown, .teamByHidden: "ifnull(team, '')"
    case .nullApart, .nullApartDown: "team"
    case .weightByNote: "ifnull(weight, '')"
    case .club: "ifnull(club.name, '')"
    case .clubDownApart: "club.name"
    }
  }

  private var sectionOrder: String {
    switch section {
    case .teamDown, .nullApartDown, .clubDownApart: sectionKey + " DESC"
    case .none, .team, .nullApart, .teamByHidden, .weightByNote, .club: sectionKey
    }
  }

  /// The name that a row would give its section.
  private var nameOfRow: String {
    switch section {
    case .teamByHidden: "hidden"
    case .weightByNote: "note"
    // NULL and the empty name are one section and still two values.
    case .club: "club.name"
    case .none, .team, .teamDown, .nullApart, .nullApartDown, .clubDownApart: sectionKey
    }
  }

  /// The name that its first row gives a section, inside the window or not.
  private var sectionName: String {
    nameOfRow == sectionKey
      ? sectionKey
      : "first_value(\(nameOfRow)) OVER (PARTITION BY \(sectionKey) ORDER BY \(rowOrder))"
  }

  private var sortKeys: [String] {
    switch order {
    case .none: []
    case .weight: ["weight"]
    case .noteThenWeightDown: ["note", "weight"]
    case .hidden: ["hidden"]
    case .clubDown: ["club.strength", "note"]
    }
  }

  private var rowOrder: String {
    switch order {
    case .none: "sample.id"
    case .weight: "weight, sample.id"
    case .noteThenWeightDown: "note, weight DESC, sample.id"
    case .hidden: "hidden DESC, sample.id"
    case .clubDown: "club.strength DESC, note, sample.id"
    }
  }
}

/// An expression whose text is equal for equal values, and for no others.
nonisolated func mark(_ expressions: [String]) -> String {
  expressions.map { "iif(\($0) = 1, 'one', substr(typeof(\($0)), 1, 1) || hex(ifnull(\($0), '')))" }
    .joined(separator: " || '.' || ")
}
