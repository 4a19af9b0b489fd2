// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// The widgets of one place in the list, which show a student or a section’s header.
final class StudentRow {
  /// What is shown now; nil while the place is not used.
  private(set) var row: ResultsRow<Student>?

  let bin: FixedHeightBin
  private let item: ListItem
  private unowned let list: StudentList

  // Few places ever show both, so each is made when it is needed.
  private lazy var student = makeStudentLine()
  private lazy var section = makeSectionLine()
  private var hasStudent = false
  private var hasSection = false
  private let box = Box(.horizontal)
  private let click = ClickGesture(button: 1)
  private let menuClick = ClickGesture(button: 3)
  private var changes: RowObservation?

  init(_ item: ListItem, in list: StudentList) {
    self.item = item
    self.list = list
    bin = FixedHeightBin(box)
    item.child = bin
    item.onSelectedChanged { [weak self] in
      if let self, hasStudent { student.show(isSelected: self.item.isSelected) }
    }
    listenToClicks()
  }

  /// The widget of the list around ours: it has the focus and the name.
  var frame: Widget? { bin.parent }

  func bind() {
    row = item.item.flatMap(ResultsRow<Student>.behind)
    changes = row?.onChanged { [unowned self] in refresh() }
    refresh()
  }

  func unbind() {
    changes?.cancel()
    row = nil
    frame?.resetAccessibleLabel()
    frame?.setAccessibleExpanded(nil)
  }

  /// Shows what the row says now.
  func refresh() {
    let isStudent = row?.id != nil
    if hasSection || !isStudent { section.box.isVisible = !isStudent }
    if hasStudent || isStudent { student.box.isVisible = isStudent }
    if let section = row?.section { show(section) }
    if let student = row?.element { show(student) }
  }

  private func show(_ section: ListSection) {
    let name = list.title(ofSection: section.name)
    self.section.show(name: name, count: section.count, isCollapsed: section.isCollapsed)
    frame?.setAccessibleLabel(RowWords.label(ofSection: name, count: section.count))
    frame?.setAccessibleExpanded(!section.isCollapsed)
  }

  private func show(_ student: Student) {
    self.student.show(isEditing: list.isEditing)
    self.student.show(isSelected: item.isSelected)
    self.student.show(student, withSubject: list.showsSubject)
    frame?.setAccessibleLabel(RowWords.label(of: student))
    frame?.setAccessibleExpanded(nil)
  }
}

// MARK: - Lines

extension StudentRow {
  private func makeStudentLine() -> StudentLine {
    let line = StudentLine()
    line.onDelete = { [unowned self] in if let id = row?.id { list.deleteByButton(id) } }
    box.append(line.box)
    hasStudent = true
    return line
  }

  private func makeSectionLine() -> SectionLine {
    let line = SectionLine()
    box.append(line.box)
    hasSection = true
    return line
  }
}

// MARK: - Clicks

extension StudentRow {
  private func listenToClicks() {
    click.onPressed { [unowned self] _, _, _ in takeHeaderClick() }
    click.onReleased { [unowned self] count, _, _ in finishClick(count) }
    menuClick.onPressed { [unowned self] _, x, y in
      menuClick.claim()
      list.openMenu(on: self, x: x, y: y)
    }
    bin.add(click)
    bin.add(menuClick)
  }

  /// A header is the window’s own business: the list must not count its clicks.
  private func takeHeaderClick() {
    guard row?.section != nil else { return }
    click.claim()
    frame?.grabFocus()
  }

  private func finishClick(_ count: Int) {
    guard let row else { return }
    if row.section != nil {
      if count == 1 { list.toggleSection(of: row.identity) }
    } else if let id = row.id, list.isEditing,
      click.modifiers.isDisjoint(with: [.shift, .control])
    {
      list.model?.toggleSelection(of: id)
    }
  }
}
