// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite

/// What a controller shows, as a request and as SQL written by hand.
struct Setup {
  var condition = Condition.all
  var section = Section.none
  var order = Order.none
  var limit: Int?
  var offset = 0

  enum Condition: CaseIterable { case all, heavy, noted }
  enum Section: CaseIterable { case none, team, teamDown, nullApart, teamByHidden, weightByNote }
  enum Order: CaseIterable { case none, weight, noteThenWeightDown, hidden }

  /// A setup of every kind; one in three has a window, and one in three is such
  /// that an index can serve it.
  init(_ random: inout RandomSource) {
    if random.once(in: 3) {
      section = random.pick([.none, .nullApart, .weightByNote])
      order = random.pick([.weight, .noteThenWeightDown, .hidden])
      return
    }
    condition = random.pick(Condition.allCases)
    section = random.pick(Section.allCases)
    order = random.pick(Order.allCases)
    guard random.once(in: 3) else { return }
    limit = random.pick([nil, 0, 1, 8, 30])
    offset = random.pick([0, 0, 3, 40])
  }
}

// MARK: - As the library wants it

extension Setup {
  var request: FetchRequest<Sample> {
    FetchRequest(
      predicate: predicate, sortDescriptors: sortDescriptors, fetchBatchSize: 7,
      fetchLimit: limit, fetchOffset: offset)
  }

  var sectionedBy: SectionKeyPath<Sample>? {
    switch section {
    case .none: nil
    case .team: SectionKeyPath(Sample.team)
    case .teamDown: SectionKeyPath(Sample.team, ascending: false)
    case .nullApart: SectionKeyPath(Sample.team, keepsNullApart: true)
    case .teamByHidden: SectionKeyPath(Sample.team, name: Sample.hidden)
    case .weightByNote: SectionKeyPath(Sample.weight, name: Sample.note)
    }
  }

  private var predicate: Predicate<Sample>? {
    switch condition {
    case .all: nil
    case .heavy: Sample.weight >= Stored(.integer(1))
    case .noted: !Sample.note.isNull && Sample.note != Stored(.text("x"))
    }
  }

  private var sortDescriptors: [SortDescriptor<Sample>] {
    switch order {
    case .none: []
    case .weight: [.ascending(Sample.weight)]
    case .noteThenWeightDown: [.ascending(Sample.note), .descending(Sample.weight)]
    case .hidden: [.descending(Sample.hidden)]
    }
  }
}

// MARK: - As plain SQL

extension Setup {
  /// Id, section key, section number and name; then what is observed: what would
  /// name the section, the sort keys, the columns that the entity mirrors.
  var sql: String {
    """
    SELECT id, \(sectionSQL),
      dense_rank() OVER (ORDER BY \(sectionOrder)),
      first_value(\(nameSQL)) OVER (PARTITION BY \(sectionSQL) ORDER BY \(orderSQL)),
      \(nameSQL), \(sortsSQL), team, weight, note
    FROM sample WHERE \(conditionSQL)
    ORDER BY \(sectionOrder), \(orderSQL) LIMIT \(limit ?? -1) OFFSET \(offset)
    """
  }

  private var conditionSQL: String {
    switch condition {
    case .all: "1"
    case .heavy: "weight >= 1"
    case .noted: "note IS NOT NULL AND note IS NOT 'x'"
    }
  }

  private var sectionSQL: String {
    switch section {
    case .none: "NULL"
    case .team, .teamDown, .teamByHidden: "ifnull(team, '')"
    case .nullApart: "team"
    case .weightByNote: "ifnull(weight, '')"
    }
  }

  private var nameSQL: String {
    switch section {
    case .teamByHidden: "hidden"
    case .weightByNote: "note"
    case .none, .team, .teamDown, .nullApart: sectionSQL
    }
  }

  private var sectionOrder: String { section == .teamDown ? sectionSQL + " DESC" : sectionSQL }

  private var orderSQL: String {
    switch order {
    case .none: "id"
    case .weight: "weight, id"
    case .noteThenWeightDown: "note, weight DESC, id"
    case .hidden: "hidden DESC, id"
    }
  }

  private var sortsSQL: String {
    switch order {
    case .none: "0, 0"
    case .weight: "weight, 0"
    case .noteThenWeightDown: "note, weight"
    case .hidden: "hidden, 0"
    }
  }
}
