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

    /// Where else the person stands, whose name, reading and note may change there too.
    var otherSubjects: [String] = []

    /// What can be said of what was typed so far.
    let remarks: (StudentDraft) async -> StudentRemarks?

    /// Stores what was typed, in the other subjects too if that was asked for.
    let save: (StudentDraft, _ everywhere: Bool) async -> Outcome
  }

  let desk: Desk
  let name = FormField(tr("_Name"))
  let number = FormField(tr("N_umber"))
  let subject = FormField(tr("Class or _subject"))
  let reading = FormField(tr("_Reading"), hint: tr("Only if the name is read otherwise"))
  let note = FormField(tr("N_ote"))

  /// Looks at what was typed a moment ago.
  var looking: Task<Void, Never>?

  private let dialog: FormDialog
  private let isAdding: Bool
  private let everywhere = CheckButton(label: tr("Change in _all subjects"))
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
    for field in fields { dialog.add(field) }
    offerOtherSubjects()
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

  private func offerOtherSubjects() {
    everywhere.isActive = true
    guard !desk.otherSubjects.isEmpty else { return }
    let words = tr(
      "Name, reading and note change in {subjects} too.",
      with: ["subjects": desk.otherSubjects.map(sectionTitle).joined(separator: tr(", "))])
    let detail = Label(words)
    detail.addCSSClass("remark")
    detail.horizontalTextAlignment = 0
    detail.wraps()
    everywhere.setAccessibleDescription(words)
    dialog.add(everywhere)
    dialog.add(detail)
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
      switch await desk.save(draft, everywhere.isActive) {
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
