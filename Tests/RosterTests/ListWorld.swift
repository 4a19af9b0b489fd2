// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel
import TestFiles

@testable import Roster

/// A window of its own with the list of a roster: four subjects of thirty students.
final class ListWorld {
  let list: StudentList
  let database: RosterDatabase
  let model: ResultsListModel<Student>
  let delegate = Requests()

  private let window: ApplicationWindow
  private let folder = TemporaryFolder()

  init() async throws {
    database = try await RosterDatabase.open(folder.file("roster.db"))
    for subject in ["Art", "Biology", "Chemistry", "Drama"] { try await database.fill(subject) }
    let builder = Builder(PackageResources.window_ui, domain: Identity.domain)
    StyleSheet.install(PackageResources.style_css)
    window = builder.widget("window")
    list = StudentList(builder, window: window)
    list.delegate = delegate
    builder.widget("pages", as: Stack.self).visiblePage = "students"
    window.defaultSize = (400, 500)
    let controller = database.results(groupedBy: .subject, sortedBy: .number)
    try controller.performFetch()
    model = ResultsListModel(controller)
    list.show(model)
    window.present()
    try await wait { self.list.view.isLaidOut && !self.list.rows.isEmpty }
    list.focus(1)
    try await wait { self.list.bar.widget.isVisible && self.scroll.value == self.rowHeight }
  }

  isolated deinit {
    list.show(nil)
    database.context.close()
    window.destroy()
  }

  var scroll: Adjustment { list.scroller.verticalAdjustment }
  var rowHeight: Double { Double(FixedHeightBin.height) }

  /// The id of a section’s student.
  func id(_ section: Int, _ row: Int) -> RowID {
    model.controller.id(at: IndexPath(section: section, row: row))
  }

  /// Puts the focus on a student and waits until it is in sight.
  func focus(_ section: Int, _ row: Int) async throws {
    let id = id(section, row)
    list.focus(model.position(of: .element(id)) ?? 0)
    try await wait { self.list.focusedID == id }
    try await settle()
  }

  /// Lets the window work until a condition holds, for some seconds at most.
  func wait(until condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() && ContinuousClock.now < end {
      MainLoop.doPending()
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Lets the window draw what changed.
  func settle() async throws {
    let end = ContinuousClock.now + .milliseconds(150)
    try await wait { ContinuousClock.now > end }
  }
}

/// Notes what the list asks of its window.
final class Requests: StudentListDelegate {
  var edited: [RowID] = []
  var deleted: [[RowID]] = []
  var isEmptyFocused = false

  func edit(_ id: RowID) { edited.append(id) }
  func delete(_ ids: [RowID]) { deleted.append(ids) }
  func listDidChange() {}
  func selectionDidChange() {}
  func focusLeavesEmptyList() { isEmptyFocused = true }
}

extension RosterDatabase {
  fileprivate func fill(_ subject: String) async throws {
    for number in 1...30 {
      var draft = StudentDraft()
      (draft.name, draft.number, draft.subject) = ("Student \(number)", "\(number)", subject)
      _ = try await add(draft, undoName: "Add")
    }
  }
}
