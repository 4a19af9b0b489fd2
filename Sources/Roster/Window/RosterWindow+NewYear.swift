// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Going on with an empty roster.
extension RosterWindow {
  /// Asks whether the students of last year may go.
  func startNewYear() {
    guard let database, let count = try? database.numberOfStudents() else { return }
    let dialog = QuestionDialog(
      parent: widget, heading: tr("Start a New Year?"),
      body: trn(
        "A backup of the roster is saved in {folder}. Then its {n} student is removed. You can undo this.",
        "A backup of the roster is saved in {folder}. Then its {n} students are removed. You can undo this.",
        count, with: ["folder": database.folder]))
    dialog.addButton(tr("Cancel"), answer: 0)
    dialog.addButton(tr("Start a New Year"), answer: 1)
    dialog.setDefault(answer: 1)
    dialog.ask { [weak self] answer in
      if answer == 1 { self?.emptyRoster(of: database) }
    }
  }

  private func emptyRoster(of database: RosterDatabase) {
    perform { window in
      let meter = ProgressMeter(
        window.progress, tr("Starting a new year…"), canBeCancelled: false)
      defer { meter.end() }
      let backup = try await database.startNewYear(undoName: tr("Start a New Year"))
      window.closeSearch()
      window.offerUndo(tr("The backup of last year is {path}", with: ["path": backup]))
      window.whenCaughtUp { [unowned window] in window.focusLeavesEmptyList() }
    }
  }
}
