// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ResultsChecks

@testable import FetchedResults

/// A controller whose every move is held against plain SQL.
final class WatchedResults {
  let controller: FetchedResultsController<Sample>
  private(set) var setup: Setup
  private(set) var picture: Picture
  private let listener: Listener
  let faults: Faults
  var random: RandomSource

  /// Fetches results whose section information is kept under `cacheName`.
  init(
    _ setup: Setup, in context: ViewContext, cacheName: String?, _ faults: Faults,
    _ random: RandomSource
  ) throws {
    controller = FetchedResultsController(
      fetchRequest: setup.request, context: context, sectionedBy: setup.sectionedBy,
      cacheName: cacheName)
    (self.setup, picture) = (setup, try Picture(setup, in: context))
    (self.faults, self.random, listener) = (faults, random, Listener(faults))
    controller.addObserver(listener)
    try controller.performFetch()
    listener.onWill = { [unowned self] in checkWhatIsStillShown() }
    try begin()
  }

  /// Whether an index serves the results.
  var isSparse: Bool {
    if case .sparse = controller.state { true } else { false }
  }

  /// Another request, told as a change.
  @discardableResult
  func change(to setup: Setup) throws -> ResultsDifference<Sample>? {
    try controller.change(to: setup.request, sectionedBy: setup.sectionedBy)
    self.setup = setup
    picture = try Picture(setup, in: controller.context)
    let difference = listener.takeDifference()
    checkReplay(difference)
    try begin()
    return difference
  }

  /// Another request, or the same from section information that was kept.
  func fetch(_ setup: Setup) throws {
    controller.fetchRequest = setup.request
    controller.sectionedBy = setup.sectionedBy
    try controller.performFetch()
    self.setup = setup
    picture = try Picture(setup, in: controller.context)
    faults.check(listener.takeDifference() == nil, "a fetch sent events")
    try begin()
  }

  private func begin() throws {
    listener.results = ReplayedResults(names: picture.names, ids: picture.ids)
    try checkWhatIsShown(random.once(in: 4) ? 40 : 5)
  }

  /// Checks the last move, of which the listener has heard or not.
  func checkMove() throws -> ResultsDifference<Sample>? {
    let old = picture
    picture = try Picture(setup, in: controller.context)
    let difference = listener.takeDifference()
    checkReplay(difference)
    EventOracle(old: old, new: picture, setup: setup, faults: faults).check(
      difference?.rowChanges ?? [])
    try checkLastValues(difference, old)
    try checkWhatIsShown(2, changed: difference?.rowChanges.map(\.id) ?? [])
    if random.once(in: 20) { try checkFreshFetch() }
    return difference
  }

  private func checkReplay(_ difference: ResultsDifference<Sample>?) {
    let results = listener.results
    faults.check(
      results.ids == picture.ids && results.names == picture.names,
      "the replay law, \(setup): \(difference, default: "nothing told")")
  }
}
