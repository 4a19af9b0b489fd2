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
    choices.grouping.onChangeState { [unowned self] in
      choices.grouping.choice = $0.string
      preferences.grouping = Grouping(rawValue: $0.string) ?? .subject
      regroup()
    }
    choices.order.onChangeState { [unowned self] in
      choices.order.choice = $0.string
      preferences.sortOrder = SortOrder(rawValue: $0.string) ?? .number
      regroup()
    }
    for action in [choices.grouping, choices.order] { widget.addAction(action) }
  }

  /// Shows the students of the roster that was opened.
  func showStudents() {
    guard let database else { return }
    list.grouping = preferences.grouping
    fetchedSearch = searchText
    let controller = database.results(
      groupedBy: preferences.grouping, sortedBy: preferences.sortOrder, matching: searchText)
    guarded { try controller.performFetch() }
    list.show(ResultsListModel(controller))
  }

  /// Shows them in other sections or another order, and keeps the place.
  private func regroup() {
    let place = list.place
    list.grouping = preferences.grouping
    refetch()
    list.refreshRows()
    list.goBack(to: place)
  }

  /// Fetches what the search, the order and the groups ask for now.
  func refetch() {
    guard let database, let model = list.model else { return }
    fetchedSearch = searchText
    guarded {
      try model.change(
        to: database.request(sortedBy: preferences.sortOrder, matching: searchText),
        sectionedBy: database.sectionKeyPath(
          for: preferences.grouping, sortedBy: preferences.sortOrder))
    }
  }

  /// Runs `body` when the list shows the last change: at once, but for a large one.
  func whenCaughtUp(_ body: @escaping () -> Void) { database?.context.whenCaughtUp(body) }

  /// Runs what may fail to read, and says so when it does.
  private func guarded(_ body: () throws -> Void) {
    do { try body() } catch { show(error) }
  }
}
