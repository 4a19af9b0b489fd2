// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import SQLite
import Testing

/// A controller whose every move is held against plain SQL.
@MainActor
final class WatchedResults {
  let controller: FetchedResultsController<Sample>
  let recorder = Recorder<Sample>()
  private var setup: Setup
  private var picture: Picture

  /// Fetches results whose section information is kept under `cacheName`.
  init(_ setup: Setup, in context: ViewContext, cacheName: String) throws {
    controller = FetchedResultsController(
      fetchRequest: setup.request, context: context, sectionedBy: setup.sectionedBy,
      cacheName: cacheName)
    (self.setup, picture) = (setup, try Picture(setup, in: context))
    controller.delegate = recorder
    try controller.performFetch()
    recorder.onWill = { [unowned self] in checkWhatIsShown() }
    checkWhatIsShown()
  }

  /// Regroups or sorts anew, without or with events.
  func change(to setup: Setup, told: Bool) throws {
    if told {
      recorder.requestChanges = true
      defer { recorder.requestChanges = false }
      try controller.change(to: setup.request, sectionedBy: setup.sectionedBy)
    } else {
      controller.fetchRequest = setup.request
      controller.sectionedBy = setup.sectionedBy
      try controller.performFetch()
      #expect(recorder.takeCycles().isEmpty, "a fetch sends no events")
    }
    self.setup = setup
    picture = try Picture(setup, in: controller.context)
    _ = recorder.takeCycles()
    checkWhatIsShown()
  }

  /// Fetches the same again, from section information that was kept, if it was.
  func fetchAgain() throws {
    try controller.performFetch()
    #expect(recorder.takeCycles().isEmpty, "a fetch sends no events")
    checkWhatIsShown()
  }

  /// Checks the last move, of which the recorder has heard or not.
  func checkMove() throws {
    let old = picture
    picture = try Picture(setup, in: controller.context)
    let cycles = recorder.takeCycles()
    #expect(cycles.count <= 1, "one cycle a move")
    EventOracle(old: old, new: picture).check(cycles.first)
    checkWhatIsShown()
  }

  /// Holds what the controller says against the picture.
  private func checkWhatIsShown() {
    let shape = picture.shape(isSectioned: setup.section != .none)
    #expect(ResultsShape(of: controller) == shape)
    // Every row in turn over several moves; neighbours share a read.
    let rows = picture.rows.enumerated()
      .filter { $0.offset % 17 == picture.rows.count % 17 }.map(\.element)
    let wrong = rows.filter { row in
      controller.object(at: row.place).mirrored != row.mirrored
        || controller.id(at: row.place) != row.id
        || controller.indexPath(for: row.id) != row.place
    }
    #expect(wrong.map(\.id) == [], "rows that are shown as they were, or elsewhere")
    #expect(controller.indexPath(for: -1) == nil)
    #expect(controller.object(id: -1) == nil)
  }
}
