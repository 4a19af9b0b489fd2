// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Adding, editing, deleting and moving students.
extension RosterWindow {
  func addStudent() {
    guard let database else { return }
    StudentDialog.add(draft, subjects: subjects, parent: widget) { [weak self] draft in
      await self?.store {
        let id = try await database.add(
          draft, undoName: tr("Add {name}", with: ["name": draft.name.trimmed]))
        self?.list.reveal([id])
      } ?? .failed
    }
  }

  func edit(_ id: RowID) {
    guard let database, let student = list.model?.controller.object(id: id) else { return }
    StudentDialog.edit(StudentDraft(student), subjects: subjects, parent: widget) {
      [weak self] draft in
      await self?.store {
        self?.list.model?.follow([id])
        try await database.update(
          id, with: draft, undoName: tr("Edit {name}", with: ["name": draft.name.trimmed]))
      } ?? .failed
    }
  }

  func delete(_ ids: [RowID]) {
    guard let database, !ids.isEmpty else { return }
    list.noteChecks(among: ids)
    let student = ids.count == 1 ? list.model?.controller.object(id: ids[0]) : nil
    let words = student.map { ["name": $0.name] }
    perform { window in
      try await database.delete(
        ids,
        undoName: words.map { tr("Delete {name}", with: $0) }
          ?? trn("Delete {n} Student", "Delete {n} Students", ids.count))
      window.offerUndo(
        words.map { tr("{name} deleted", with: $0) }
          ?? trn("{n} student deleted", "{n} students deleted", ids.count))
    }
  }

  func move(_ ids: [RowID]) {
    guard let database, !ids.isEmpty else { return }
    let question = NameDialog.Question(
      title: trn("Move Student", "Move {n} Students", ids.count),
      label: tr("Class or subject"), accept: tr("Move"), completions: subjects)
    NameDialog.ask(question, parent: widget) { [weak self] subject in
      self?.perform { window in
        window.list.model?.follow(ids)
        let words = ["subject": subject]
        try await database.move(
          ids, toSubject: subject,
          undoName: trn(
            "Move Student to {subject}", "Move {n} Students to {subject}", ids.count, with: words))
        window.offerUndo(
          trn(
            "Student moved to {subject}", "{n} students moved to {subject}", ids.count, with: words)
        )
      }
    }
  }

  /// A new student’s subject is that of the row in focus.
  private var draft: StudentDraft {
    var draft = StudentDraft()
    draft.subject = list.focusedSubject ?? ""
    return draft
  }

  var subjects: [String] { (try? database?.subjects()) ?? [] }
}

// MARK: - Sections

extension RosterWindow {
  /// The students of the section that the menu was opened on.
  var idsOfMenuSection: [RowID] {
    guard let section = list.menuSection, let controller = list.model?.controller else { return [] }
    return Array(
      controller.ids(
        inSection: section, rows: 0..<controller.numberOfObjects(inSection: section)))
  }

  func renameSection(_ section: Int) {
    guard let database, let old = list.model?.sections[section].name else { return }
    let question = NameDialog.Question(
      title: tr("Rename Section"), label: tr("Class or subject"), accept: tr("Rename"), text: old,
      completions: subjects)
    NameDialog.ask(question, parent: widget) { [weak self] new in
      self?.perform { window in
        let name = tr("Rename {old} to {new}", with: ["old": old, "new": new])
        try await database.renameSubject(old, to: new, undoName: name)
        window.offerUndo(tr("{old} renamed to {new}", with: ["old": old, "new": new]))
      }
    }
  }
}
