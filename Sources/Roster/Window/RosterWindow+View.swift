// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel
import SQLite

/// How the students are grouped, sorted and filtered.
extension RosterWindow {
  func setUpChoices() {
    let group = SimpleAction("group-by", choice: preferences.grouping.rawValue)
    group.onChangeState { [unowned self, unowned group] in
      group.choice = $0.string
      preferences.grouping = Grouping(rawValue: $0.string) ?? .subject
      regroup()
    }
    let sort = SimpleAction("sort-by", choice: preferences.sortOrder.rawValue)
    sort.onChangeState { [unowned self, unowned sort] in
      sort.choice = $0.string
      preferences.sortOrder = SortOrder(rawValue: $0.string) ?? .number
      regroup()
    }
    widget.addAction(group)
    widget.addAction(sort)
  }

  /// Shows the students of the roster that was opened.
  func showStudents() {
    guard let database else { return }
    list.grouping = preferences.grouping
    let controller = database.results(
      groupedBy: preferences.grouping, sortedBy: preferences.sortOrder, matching: searchText)
    guarded { try controller.performFetch() }
    list.show(ResultsListModel(controller))
  }

  /// Shows them in other sections or another order, and keeps the place.
  private func regroup() {
    let anchor = list.focusedID ?? list.model?.selectedIDs.first
    list.grouping = preferences.grouping
    refetch()
    list.refreshRows()
    if let anchor { list.scroll(to: anchor) }
  }

  /// Fetches what the search, the order and the groups ask for now.
  func refetch() {
    guard let database, let model = list.model else { return }
    let controller = model.controller
    guarded {
      try model.reload { () throws(DatabaseError) in
        controller.fetchRequest = database.request(
          sortedBy: preferences.sortOrder, matching: searchText)
        controller.sectionedBy = database.sectionKeyPath(
          for: preferences.grouping, sortedBy: preferences.sortOrder)
        try controller.performFetch()
      }
    }
  }

  /// Runs what may fail to read, and says so when it does.
  private func guarded(_ body: () throws -> Void) {
    do { try body() } catch { show(error) }
  }
}
