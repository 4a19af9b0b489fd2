// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// What is done to a whole section.
extension RosterWindow {
  /// The students of the section that the menu was opened on.
  var idsOfMenuSection: [RowID] {
    guard let section = list.menuSection, let controller = list.model?.controller else { return [] }
    return Array(
      controller.ids(
        inSection: section, rows: 0..<controller.numberOfObjects(inSection: section)))
  }

  func renameSection(_ section: Int) {
    guard let old = list.model?.sections[section].name else { return }
    let question = NameDialog.Question(
      title: tr("Rename Section"), label: tr("Class or su_bject"), accept: tr("_Rename"), text: old,
      completions: subjects)
    NameDialog.ask(question, parent: widget) { [weak self] new in
      if new != old { self?.rename(subject: old, to: new) }
    }
  }

  private func rename(subject old: String, to new: String) {
    guard let database else { return }
    let words = ["old": list.title(ofSection: old), "new": new]
    let undoName = tr("Rename {old} to {new}", with: words)
    perform(undoName) { window in
      do {
        try await database.renameSubject(old, to: new, joining: false, undoName: undoName)
        window.focusSection(named: new)
        window.offerUndo(tr("{old} renamed to {new}", with: words))
      } catch let taken as SubjectTaken {
        window.askToMerge(subject: old, into: taken)
      }
    }
  }

  /// There is a subject of the new name already: its students and these may come together.
  private func askToMerge(subject old: String, into other: SubjectTaken) {
    let words = ["old": list.title(ofSection: old), "new": other.name]
    let dialog = QuestionDialog(
      parent: widget, heading: tr("Merge “{old}” into “{new}”?", with: words),
      body: trn(
        "{new} has {n} student already. You can undo the merge.",
        "{new} has {n} students already. You can undo the merge.", other.count, with: words))
    dialog.addButton(tr("Cancel"), answer: 0)
    dialog.addButton(tr("Merge"), answer: 1)
    dialog.setDefault(answer: 1)
    dialog.ask { [weak self] answer in
      if answer == 1 { self?.merge(subject: old, into: other.name) }
    }
  }

  private func merge(subject old: String, into other: String) {
    guard let database else { return }
    let words = ["old": list.title(ofSection: old), "new": other]
    let undoName = tr("Merge {old} into {new}", with: words)
    perform(undoName) { window in
      try await database.renameSubject(old, to: other, joining: true, undoName: undoName)
      window.focusSection(named: other)
      window.offerUndo(tr("{old} merged into {new}", with: words))
    }
  }

  /// Puts the focus on the header that stands for the one that was renamed.
  private func focusSection(named name: String) {
    whenCaughtUp { [unowned self] in
      guard let name = try? database?.spelling(ofSubject: name) else { return }
      list.focus(sectionNamed: name)
    }
  }
}
