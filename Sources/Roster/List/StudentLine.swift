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

  private let check = CheckButton()
  private let name = Label()
  private let subject = Label()
  private let number = Label()
  private let delete = Button(icon: "user-trash-symbolic")

  init() {
    box.addCSSClass("student-row")
    box.expandsHorizontally = true
    setUpLabels()
    setUpEditing()
    for part in [check, name, subject, number, delete] as [Widget] { box.append(part) }
  }

  func show(_ student: Student, withSubject: Bool) {
    name.text = student.name
    subject.text = student.subject
    subject.isVisible = withSubject && !student.subject.isEmpty
    number.text = student.number
    delete.setAccessibleLabel(tr("Delete {name}", with: ["name": student.name]))
  }

  func show(isEditing: Bool) {
    check.isVisible = isEditing
    delete.isVisible = isEditing
  }

  func show(isSelected: Bool) { check.isActive = isSelected }

  private func setUpLabels() {
    name.expandsHorizontally = true
    name.horizontalTextAlignment = 0
    subject.addCSSClass("subject")
    subject.setMaximumWidth(characters: 16)
    number.addCSSClass("number")
    number.setMaximumWidth(characters: 14)
    for label in [name, subject, number] { label.ellipsizesAtEnd() }
  }

  /// Nothing in a row takes the focus, which stays on the row; the check is
  /// only the row’s selection made visible.
  private func setUpEditing() {
    check.canFocus = false
    check.canTarget = false
    check.setAccessibleHidden()
    delete.canFocus = false
    delete.hasFrame = false
    delete.tooltip = tr("Delete")
    delete.verticalAlignment = .center
    delete.onClicked { [unowned self] in onDelete?() }
  }
}
