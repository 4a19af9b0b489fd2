// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import FetchedResults
internal import SQLite

/// Whether what is remembered of the list's sections is what a count finds.
enum SectionCheck {
  static func faults(_ transaction: borrowing Transaction) throws(DatabaseError) -> [String] {
    for grouping in Grouping.allCases {
      for order in SortOrder.allCases {
        let isRight = try transaction.isCacheRight(
          withName: RosterDatabase.sectionCacheName,
          for: FetchRequest(sortDescriptors: [RosterDatabase.sort(by: order)]),
          sectionedBy: RosterDatabase.sections(by: grouping, sortedBy: order))
        if !isRight { return ["sections by \(grouping), sorted by \(order)"] }
      }
    }
    return []
  }
}
