// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// What the window says of the roster as a whole.
extension RosterWindow: StudentListDelegate {
  func listDidChange() {
    showContents()
    selectionDidChange()
    printing?.rosterDidChange()
  }

  /// Shows the page that fits, and the numbers.
  func showContents() {
    let count = list.model?.controller.numberOfObjects ?? 0
    let isFiltered = !searchText.isEmpty
    pages.visiblePage =
      database == nil ? "opening" : count > 0 ? "students" : isFiltered ? "nothing-found" : "empty"
    header.title.text = title
    widget.title = title
    header.subtitle.text =
      hasFoundAll ? numberOfStudents(count) : tr("Searching…")
    header.subtitle.isVisible = database != nil
    search.nothingFound.text = tr(
      "No student matches “{text}”.", with: ["text": searchText])
    for action in [
      "add", "import", "rename-roster", "find", "preferences", "back-up", "restore",
      "print",
    ] {
      widget.setEnabled(action, database != nil)
    }
    widget.setEnabled("random-pick", count > 0)
    widget.setEnabled("new-year", count > 0 || isFiltered && database != nil)
    widget.setEnabled("export", count > 0)
    search.action.isEnabled = database != nil
    editing.action.isEnabled = count > 0 || list.isEditing
    showUndo()
  }

  func focusLeavesEmptyList() {
    if searchText.isEmpty { header.emptyAdd.grabFocus() } else { header.clearSearch.grabFocus() }
  }

  private func numberOfStudents(_ count: Int) -> String {
    database?.isCopy == true
      ? trn("{n} student, in a copy", "{n} students, in a copy", count)
      : trn("{n} student", "{n} students", count)
  }

  var title: String {
    guard let name = database?.name, !name.isEmpty else { return tr("Roster") }
    return name
  }

  /// Gives the roster another name.
  func renameRoster() {
    guard let database else { return }
    let question = NameDialog.Question(
      title: tr("Rename Roster"), label: tr("_Name of the roster"), accept: tr("_Rename"),
      text: title)
    NameDialog.ask(question, parent: widget) { [weak self] name in
      self?.perform { window in
        try await database.rename(to: name)
        window.showContents()
      }
    }
  }
}
