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
    if !database.hasIndex(groupedBy: preferences.grouping, sortedBy: preferences.sortOrder) {
      refetch()
    }
  }

  /// Shows them in other sections or another order, and keeps the place.
  private func regroup() {
    refetch { [unowned self] change in
      let place = list.place
      list.grouping = preferences.grouping
      change()
      list.refreshRows()
      list.goBack(to: place)
    }
  }

  /// Shows what the search, the order and the groups ask for now, as soon as it is found.
  ///
  /// What is shown stays until then. A later call takes the place of this one.
  ///
  /// - Parameter around: Makes the change, with what belongs to it before and after.
  func refetch(around: @escaping (() -> Void) -> Void = { $0() }) {
    guard let database, let model = list.model else { return }
    fetching?.cancel()
    fetchedSearch = searchText
    let (grouping, order) = (preferences.grouping, preferences.sortOrder)
    let request = database.request(sortedBy: order, matching: searchText)
    let sections = database.sectionKeyPath(for: grouping, sortedBy: order)
    fetching = Task { [weak self] in
      do {
        await self?.makeIndexIfNeeded(grouping, order, of: database)
        let first = try await model.controller.prepare(
          request, sectionedBy: sections, firstRows: 50)
        try Task.checkCancellation()
        around { self?.show(first, in: model) }
        guard !first.isComplete else { return }
        let all = try await model.controller.prepare(request, sectionedBy: sections)
        try Task.checkCancellation()
        self?.show(all, in: model)
      } catch is CancellationError {
        return
      } catch {
        self?.show(error)
      }
    }
  }

  private func show(
    _ results: PreparedResults<Student>, in model: ResultsListModel<Student>
  ) {
    hasFoundAll = results.isComplete
    guarded { try model.change(to: results) }
  }

  /// Makes what an order needs to be fast; the list shows it without, too.
  private func makeIndexIfNeeded(
    _ grouping: Grouping, _ order: SortOrder, of database: RosterDatabase
  ) async {
    guard !database.hasIndex(groupedBy: grouping, sortedBy: order) else { return }
    let meter = ProgressMeter(progress, tr("Sorting…"), canBeCancelled: false)
    try? await database.makeIndex(groupedBy: grouping, sortedBy: order)
    meter.end()
  }

  /// Runs `body` when the list shows the last change: at once, but for a large one.
  func whenCaughtUp(_ body: @escaping () -> Void) { database?.context.whenCaughtUp(body) }

  /// Runs what may fail to read, and says so when it does.
  private func guarded(_ body: () throws -> Void) {
    do { try body() } catch { show(error) }
  }
}
