// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// What a student shows in one line: name, subject, number, and in edit mode a check
/// box and a button to delete.
final class StudentLine {
  let box = Box(.horizontal, spacing: 12)

  /// Deletes this student only.
  var onDelete: (() -> Void)?

  private let name = Label()
  private let subject = Label()
  private let number = Label()

  /// What edit mode adds; most rows are gone before it begins.
  private var editing: EditingParts?
  private var checkLabel = ""
  private var deleteLabel = ""
  private var isSelected = false

  init() {
    box.addCSSClass("student-row")
    box.expandsHorizontally = true
    setUpLabels()
    for part in [name, subject, number] as [Widget] { box.append(part) }
  }

  func show(_ student: Student, withSubject: Bool) {
    name.text = student.name
    subject.text = student.subject
    subject.isVisible = withSubject && !student.subject.isEmpty
    number.text = student.number
    checkLabel = student.name
    deleteLabel = tr("Delete {name}", with: ["name": student.name])
    editing.map(nameParts)
  }

  func show(isEditing: Bool) {
    if isEditing, editing == nil { editing = makeEditingParts() }
    editing?.check.isVisible = isEditing
    editing?.delete.isVisible = isEditing
  }

  func show(isSelected: Bool) {
    self.isSelected = isSelected
    editing?.check.isActive = isSelected
  }

  private func setUpLabels() {
    name.expandsHorizontally = true
    name.horizontalTextAlignment = 0
    subject.addCSSClass("subject")
    subject.setMaximumWidth(characters: 16)
    number.addCSSClass("number")
    number.setMaximumWidth(characters: 14)
    for label in [name, subject, number] {
      label.ellipsizesAtEnd()
      label.showsCutTextInTooltip()
    }
  }
}

// MARK: - Edit mode

extension StudentLine {
  private struct EditingParts {
    let check = CheckButton()
    let delete = Button(icon: "user-trash-symbolic")
  }

  /// Nothing in a row takes the focus, which stays on the row; the check is
  /// only the row’s selection made visible.
  private func makeEditingParts() -> EditingParts {
    let parts = EditingParts()
    parts.check.canFocus = false
    parts.check.canTarget = false
    parts.check.setAccessibleHidden()
    parts.check.isActive = isSelected
    parts.delete.canFocus = false
    parts.delete.hasFrame = false
    parts.delete.tooltip = tr("Delete")
    parts.delete.verticalAlignment = .center
    nameParts(parts)
    parts.delete.onClicked { [unowned self] in onDelete?() }
    box.prepend(parts.check)
    box.append(parts.delete)
    return parts
  }

  /// GTK 4.18 tells of the check, hidden or not.
  private func nameParts(_ parts: EditingParts) {
    parts.check.setAccessibleLabel(checkLabel)
    parts.delete.setAccessibleLabel(deleteLabel)
  }
}
