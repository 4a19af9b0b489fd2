// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import ResultsChecks
import SQLite

/// What a controller shows, as a request; `Setup+SQL` has it as plain SQL.
nonisolated struct Setup: Sendable, CustomStringConvertible {
  var condition = Condition.all
  var section = Section.none
  var order = Order.none
  var limit: Int?
  var offset = 0

  enum Condition: CaseIterable { case all, heavy, noted, strongClub }
  enum Order: CaseIterable { case none, weight, noteThenWeightDown, hidden, clubDown }
  enum Section: CaseIterable {
    case none, team, teamDown, nullApart, nullApartDown, teamByHidden, weightByNote
    case club, clubDownApart
  }

  /// A setup of every kind, one in three with a window.
  init(_ random: inout RandomSource) {
    condition = random.once(in: 2) ? .all : random.pick(Condition.allCases)
    section = random.pick(Section.allCases)
    order = random.pick(Order.allCases)
    guard random.once(in: 3) else { return }
    limit = random.pick([nil, 0, 1, 8, 30])
    offset = random.pick([0, 0, 3, 40])
  }

  /// A setup that an index can serve.
  init(servedByIndex random: inout RandomSource) {
    section = random.pick([.none, .nullApart, .weightByNote, .nullApartDown])
    order =
      switch section {
      case .nullApartDown: .weight
      case .weightByNote: .noteThenWeightDown
      default: random.pick([.weight, .noteThenWeightDown, .hidden])
      }
  }

  var isSectioned: Bool { section != .none }

  /// Whether every row that there is is in the results.
  var showsEverything: Bool { condition == .all && limit == nil && offset == 0 }

  var description: String {
    "\(condition) by \(section) in order \(order), \(limit ?? -1) from \(offset)"
  }
}

// MARK: - As the library wants it

nonisolated extension Setup {
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
    case .nullApartDown: SectionKeyPath(Sample.team, ascending: false, keepsNullApart: true)
    case .teamByHidden: SectionKeyPath(Sample.team, name: Sample.hidden)
    case .weightByNote: SectionKeyPath(Sample.weight, name: Sample.note)
    case .club: SectionKeyPath(Sample.club[Club.name])
    case .clubDownApart:
      SectionKeyPath(Sample.club[Club.name], ascending: false, keepsNullApart: true)
    }
  }

  private var predicate: Predicate<Sample>? {
    switch condition {
    case .all: nil
    case .heavy: Sample.weight >= Stored(.integer(1))
    case .noted: !Sample.note.isNull && Sample.note != Stored(.text("x"))
    case .strongClub: Sample.club[Club.strength] >= Stored(.integer(1))
    }
  }

  private var sortDescriptors: [SortDescriptor<Sample>] {
    switch order {
    case .none: []
    case .weight: [.ascending(Sample.weight)]
    case .noteThenWeightDown: [.ascending(Sample.note), .descending(Sample.weight)]
    case .hidden: [.descending(Sample.hidden)]
    case .clubDown: [.descending(Sample.club[Club.strength]), .ascending(Sample.note)]
    }
  }
}
