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
    let desk = StudentDialog.Desk(
      subjects: subjects, remarks: { try? await database.remarks(on: $0) },
      save: { [weak self] draft, _ in
        await self?.store {
          let id = try await database.add(
            draft, undoName: tr("Add {name}", with: ["name": draft.name.trimmed]))
          self?.list.reveal([id])
        } ?? .failed
      })
    StudentDialog.add(draft, desk, parent: widget)
  }

  func edit(_ id: RowID) {
    guard let database, let student = list.model?.controller.object(id: id) else { return }
    let desk = StudentDialog.Desk(
      subjects: subjects, others: (try? database.otherRecords(of: student)) ?? OtherRecords(),
      remarks: { try? await database.remarks(on: $0, except: id) },
      save: { [weak self] draft, others in
        await self?.store {
          self?.list.model?.follow([id])
          try await database.update(
            id, with: draft, alongWith: others,
            undoName: tr("Edit {name}", with: ["name": draft.name.trimmed]))
        } ?? .failed
      })
    StudentDialog.edit(StudentDraft(student), desk, parent: widget)
  }

  func delete(_ ids: [RowID]) {
    guard let database, !ids.isEmpty else { return }
    list.noteChecks(among: ids)
    let student = ids.count == 1 ? list.model?.controller.object(id: ids[0]) : nil
    let words = student.map { ["name": $0.name] }
    let undoName =
      words.map { tr("Delete {name}", with: $0) }
      ?? trn("Delete {n} Student", "Delete {n} Students", ids.count)
    perform(undoName) { window in
      try await database.delete(ids, undoName: undoName)
      window.offerUndo(
        words.map { tr("{name} deleted", with: $0) }
          ?? trn("{n} student deleted", "{n} students deleted", ids.count))
    }
  }

  func move(_ ids: [RowID]) {
    guard let database, !ids.isEmpty else { return }
    let question = NameDialog.Question(
      title: trn("Move Student", "Move {n} Students", ids.count),
      label: tr("Class or su_bject"), accept: tr("_Move"), completions: subjects)
    NameDialog.ask(question, parent: widget) { [weak self] name in
      self?.perform(question.title) { window in
        window.list.model?.follow(ids)
        let subject = try database.spelling(ofSubject: name)
        let words = ["subject": subject]
        let count = try await database.move(
          ids, toSubject: subject,
          undoName: trn(
            "Move Student to {subject}", "Move {n} Students to {subject}", ids.count, with: words))
        guard count > 0 else { return window.toast.show(tr("Already in {subject}", with: words)) }
        window.offerUndo(
          trn("Student moved to {subject}", "{n} students moved to {subject}", count, with: words))
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
