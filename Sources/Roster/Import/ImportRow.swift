// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import RosterModel

/// The widgets of one place in the list of what will happen: a check, who it is, and
/// what becomes of the row.
final class ImportRow {
  /// The row’s place in the plan; nil while the widgets are not used.
  private(set) var place: Int?

  let bin: FixedHeightBin
  private let item: ListItem
  private let check = CheckButton()
  private let name = Label()
  private let number = Label()
  private let subject = Label()
  private let icon = Image(icon: "list-add-symbolic")
  private let state = Label()
  private let details = Label()
  private let click = ClickGesture(button: 1)
  private let onToggle: (Int) -> Void

  init(_ item: ListItem, onToggle: @escaping (Int) -> Void) {
    self.item = item
    self.onToggle = onToggle
    let box = Box(.horizontal, spacing: 12)
    bin = FixedHeightBin(tall: box)
    setUp(box)
    item.child = bin
    click.onPressed { [unowned self] _, x, _ in takeClick(x) }
    bin.add(click)
  }

  /// A click on the check, or beside it at the edge, toggles; others only come here.
  private func takeClick(_ x: Double) {
    // The list would count two of them as one that activates.
    click.claim()
    frame?.grabFocus()
    if let place, x < Double(check.width) + 24 { onToggle(place) }
  }

  /// The widget of the list around ours: it has the focus and the name.
  var frame: Widget? { bin.parent }

  func bind() { place = ImportRowList.place(item.item) }

  func unbind() {
    place = nil
    frame?.resetAccessibleLabel()
  }

  func show(_ row: ImportPlan.Row) {
    name.text = row.student.name.isEmpty ? tr("No name") : row.student.name
    name.setCSSClass("dim-label", row.student.name.isEmpty || row.isLeftOut)
    number.text = row.student.number
    subject.text = row.student.subject
    icon.setIcon(row.icon)
    state.text = row.state
    details.text = row.details
    for kind in ["new", "changed", "problem"] { state.parent?.setCSSClass(kind, row.kind == kind) }
    check.isActive = row.outcome.doesSomething && !row.isLeftOut
    check.setCSSClass("no-choice", !row.outcome.doesSomething && !row.outcome.isRepeated)
    frame?.setAccessibleLabel(row.label)
    // GTK 4.18 tells of it, hidden or not.
    check.setAccessibleLabel(row.label)
  }

  private func setUp(_ box: Box) {
    box.addCSSClass("import-row")
    box.expandsHorizontally = true
    // Nothing in a row takes the focus, which stays on the row.
    check.canFocus = false
    check.canTarget = false
    check.setAccessibleHidden()
    check.verticalAlignment = .center
    let lines = Box(.vertical, spacing: 2)
    lines.verticalAlignment = .center
    lines.expandsHorizontally = true
    lines.append(line([name, subject, number], growing: name))
    let second = line([icon, state, details], growing: details)
    second.addCSSClass("import-state")
    lines.append(second)
    for part in [check, lines] as [Widget] { box.append(part) }
    subject.setMaximumWidth(characters: 16)
    number.setMaximumWidth(characters: 14)
    for label in [subject, number] { label.addCSSClass("detail") }
    state.addCSSClass("state")
    details.addCSSClass("detail")
  }

  private func line(_ parts: [Widget], growing: Label) -> Box {
    let line = Box(.horizontal, spacing: 8)
    growing.expandsHorizontally = true
    growing.horizontalTextAlignment = 0
    for part in parts {
      line.append(part)
      guard let label = part as? Label, label != state else { continue }
      label.ellipsizesAtEnd()
      label.showsCutTextInTooltip()
    }
    return line
  }
}
