// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Adds students one after the other, or edits one.
final class StudentDialog {
  /// What came of storing what was typed.
  enum Outcome {
    case stored

    /// It cannot be kept as it is.
    case problems([StudentProblem])

    /// Something else stood in the way, which was shown already.
    case failed
  }

  /// Stores what was typed.
  typealias Save = (StudentDraft) async -> Outcome

  private let dialog: FormDialog
  private let isAdding: Bool
  private let save: Save
  private var isSaving = false

  private let name = FormField(tr("Name"))
  private let number = FormField(tr("Number"))
  private let subject = FormField(tr("Class or subject"))
  private let reading = FormField(tr("Reading"), hint: tr("Only if the name is read otherwise"))
  private let note = FormField(tr("Note"))

  private var fields: [FormField] { [name, number, subject, reading, note] }

  /// Asks for a new student, and after each for another.
  static func add(_ draft: StudentDraft, subjects: [String], parent: Window, save: @escaping Save) {
    let dialog = FormDialog(title: tr("Add Student"), accept: tr("Add"), parent: parent)
    StudentDialog(dialog, isAdding: true, save).present(draft, subjects)
  }

  /// Edits a student.
  static func edit(_ draft: StudentDraft, subjects: [String], parent: Window, save: @escaping Save)
  {
    let dialog = FormDialog(title: tr("Edit Student"), accept: tr("Save"), parent: parent)
    StudentDialog(dialog, isAdding: false, save).present(draft, subjects)
  }

  private init(_ dialog: FormDialog, isAdding: Bool, _ save: @escaping Save) {
    self.dialog = dialog
    self.isAdding = isAdding
    self.save = save
    for field in fields { dialog.add(field) }
    // The dialog keeps this function, and so us, until it is closed.
    dialog.onAccept = { [self] in store(thenNext: false) }
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.entry.onActivate { [unowned next] in next.entry.grabFocus() }
    }
    note.entry.onActivate { [unowned self] in store(thenNext: isAdding) }
  }

  private func present(_ draft: StudentDraft, _ subjects: [String]) {
    subject.entry.setCompletions(subjects)
    show(draft)
    dialog.present()
    name.entry.grabFocus()
  }
}

// MARK: - Drafts

extension StudentDialog {
  private func show(_ draft: StudentDraft) {
    name.text = draft.name
    number.text = draft.number
    subject.text = draft.subject
    reading.text = draft.reading
    note.text = draft.note
  }

  private var draft: StudentDraft {
    var draft = StudentDraft()
    draft.name = name.text
    draft.number = number.text
    draft.subject = subject.text
    draft.reading = reading.text
    draft.note = note.text
    return draft
  }

  /// Saves, then closes or goes on with an empty student of the same subject.
  ///
  /// What could not be stored stays to be mended.
  private func store(thenNext: Bool) {
    guard !isSaving else { return }
    isSaving = true
    Task {
      switch await save(draft) {
      case .stored: if thenNext { next() } else { dialog.close() }
      case .problems(let problems): show(problems)
      case .failed: break
      }
      isSaving = false
    }
  }

  private func next() {
    var empty = StudentDraft()
    empty.subject = subject.text
    show(empty)
    name.entry.grabFocus()
  }

  private func show(_ problems: [StudentProblem]) {
    for problem in problems { field(problem.field).show(problem.sentence) }
    if let first = problems.first { field(first.field).entry.grabFocus() }
  }

  private func field(_ field: StudentField) -> FormField {
    switch field {
    case .name: name
    case .number: number
    case .subject: subject
    case .reading: reading
    case .note: note
    }
  }
}
