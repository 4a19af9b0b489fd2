// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel
import RosterModel

/// Where the focus is, and putting it elsewhere.
extension StudentList {
  /// The row that has the window’s focus, if one has.
  var focusedRow: StudentRow? {
    guard let focus = window.focusWidget else { return nil }
    return rows.values.first { $0.row != nil && $0.frame == focus }
  }

  /// The student that has the focus.
  var focusedID: RowID? { focusedRow?.row?.id }

  /// The subject of the student or section that has the focus.
  var focusedSubject: String? {
    guard let row = focusedRow?.row else { return nil }
    return row.element?.subject ?? (grouping == .subject ? row.section?.name : nil)
  }

  /// Puts the focus on the row at a position, which comes into sight.
  func focus(_ position: Int) {
    guard let identity = model?.identity(at: position) else { return }
    if liveRow(identity) == nil { view.scroll(to: position) }
    liveRow(identity)?.frame?.grabFocus()
  }

  /// Puts the focus on the row at a position, and sees that it is in sight two frames later.
  ///
  /// GTK leaves a row out of sight that gets the focus while rows come or go, or while a dialog
  /// closes: it does not know yet where the row is (4.18 never does then), or does not look.
  func show(_ position: Int) {
    focus(position)
    guard let identity = model?.identity(at: position) else { return }
    view.afterTwoFrames { [weak self] in
      guard let self, focusedRow?.row?.identity == identity, !isInSight(identity),
        let position = model?.position(of: identity)
      else { return }
      view.scroll(to: position)
    }
  }

  /// Notes which row has the focus, so that it can go back there.
  func noteFocus() {
    if let row = focusedRow?.row { lastFocused = row.identity }
  }

  /// Puts the focus on a row that had it before, or on the list if that is gone.
  func focusAgain(_ row: RowIdentity?) {
    guard let position = row.flatMap({ model?.position(of: $0) }) else { return focusSomething() }
    show(position)
  }

  /// Puts the focus on the list: where it was, on who is selected, or on the first student.
  func focusSomething() {
    view.whenLaidOut { [weak self] in self?.focusSomethingNow() }
  }

  private func focusSomethingNow() {
    guard let model, model.count > 0, focusedRow == nil else { return }
    let position =
      lastFocused.flatMap(model.position)
      ?? model.selectedIDs.first.flatMap { model.position(of: .element($0)) }
    focus(position ?? firstStudent ?? 0)
  }

  /// Puts the focus on the first student and selects it.
  func focusFirstStudent() {
    guard let position = firstStudent else { return }
    if !isEditing { view.select(position) }
    focus(position)
  }

  /// Selects students that were added or brought back, and shows the first.
  ///
  /// In edit mode those are checked that were checked when they went.
  func reveal(_ ids: [RowID]) {
    // Of very many, the first ones tell whether they came or went.
    let positions = ids.prefix(500).compactMap { model?.position(of: .element($0)) }
    guard let model, let first = positions.min() else { return }
    if isEditing {
      model.select(model.selectedIDs + ids.filter(wereChecked.contains))
    } else {
      // The list’s own action also says where Shift selects from.
      view.select(first)
      model.select(ids)
    }
    view.whenLaidOut { [weak self] in self?.show(first) }
  }

  /// Notes who of those who go are checked.
  func noteChecks(among ids: [RowID]) {
    guard isEditing, let model else { return }
    wereChecked.formUnion(ids.filter(model.isSelected))
  }

  /// A student that a person is looking at, and whether it has the focus.
  struct Place {
    let id: RowID
    let hasFocus: Bool
  }

  /// The student in focus, else the first that is selected, else who had the focus last.
  var place: Place? {
    if let focusedID { return Place(id: focusedID, hasFocus: true) }
    if let id = model?.selectedIDs.first { return Place(id: id, hasFocus: false) }
    guard case .element(let id) = lastFocused else { return nil }
    return Place(id: id, hasFocus: false)
  }

  /// Brings the student into sight again, if it is still in the list.
  func goBack(to place: Place?) {
    guard let place, let position = model?.position(of: .element(place.id)) else { return }
    if place.hasFocus { show(position) } else { view.scroll(to: position) }
  }

  /// Puts the focus on a section’s header, if the section is shown.
  func focus(sectionNamed name: String) {
    guard let model, let section = model.sections.firstIndex(where: { $0.name == name }) else {
      return
    }
    view.whenLaidOut { [weak self] in self?.show(model.position(ofSection: section)) }
  }

  private var firstStudent: Int? {
    guard let model else { return nil }
    return model.sections.indices.lazy
      .compactMap { model.position(of: IndexPath(section: $0, row: 0)) }.first
  }

  /// The row’s widgets in the list.
  ///
  /// Right after a change GTK may keep a dead place of the same position, so the row is
  /// found by what it shows, and must still be inside the list.
  private func liveRow(_ identity: RowIdentity) -> StudentRow? {
    rows.values.first { $0.row?.identity == identity && $0.frame?.parent == view }
  }
}
