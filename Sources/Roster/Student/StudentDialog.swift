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

  /// What the dialog asks of the roster.
  struct Desk {
    let subjects: [String]

    /// Who else has the number, whose name, reading and note may change too.
    var others = OtherRecords()

    /// What can be said of what was typed so far.
    let remarks: (StudentDraft) async -> StudentRemarks?

    /// Stores what was typed, in these other records too.
    let save: (StudentDraft, _ alongWith: [Student]) async -> Outcome
  }

  let desk: Desk
  let name = FormField(tr("_Name"))
  let number = FormField(tr("N_umber"))
  let subject = FormField(tr("Class or su_bject"))
  let reading = FormField(tr("_Reading"), hint: tr("Only if the name is read otherwise"))
  let note = FormField(tr("N_ote"))

  /// Looks at what was typed a moment ago.
  var looking: Task<Void, Never>?

  private let dialog: FormDialog
  private let isAdding: Bool
  private let choices: [RecordChoice]
  private var isSaving = false

  private var fields: [FormField] { [name, number, subject, reading, note] }

  /// Asks for a new student, and after each for another.
  static func add(_ draft: StudentDraft, _ desk: Desk, parent: Window) {
    let dialog = FormDialog(title: tr("Add Student"), accept: tr("_Add"), parent: parent)
    StudentDialog(dialog, desk, isAdding: true).present(draft)
  }

  /// Edits a student.
  static func edit(_ draft: StudentDraft, _ desk: Desk, parent: Window) {
    let dialog = FormDialog(title: tr("Edit Student"), accept: tr("_Save"), parent: parent)
    StudentDialog(dialog, desk, isAdding: false).present(draft)
  }

  private init(_ dialog: FormDialog, _ desk: Desk, isAdding: Bool) {
    self.dialog = dialog
    self.desk = desk
    self.isAdding = isAdding
    choices = RecordChoice.choices(among: desk.others)
    for field in fields { dialog.add(field) }
    for choice in choices { dialog.add(choice.box) }
    // The dialog keeps this function, and so us, until it is closed.
    dialog.onAccept = { [self] in store(thenNext: false) }
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.entry.onActivate { [unowned next] in next.entry.grabFocus() }
    }
    note.entry.onActivate { [unowned self] in store(thenNext: isAdding) }
    lookWhileTyping()
  }

  isolated deinit { looking?.cancel() }

  private func present(_ draft: StudentDraft) {
    subject.entry.setCompletions(desk.subjects)
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

  var draft: StudentDraft {
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
      switch await desk.save(draft, choices.flatMap(\.chosen)) {
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
    for problem in problems { field(problem.field).show(problem: problem.sentence) }
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
