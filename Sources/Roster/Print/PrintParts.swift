// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The widgets of the print window.
struct PrintParts {
  let window: Window
  let save: Button
  let accept: Button
  let choices: Box
  let kind: DropDown
  let emptyColumnsRow: Box
  let emptyColumns: SpinButton
  let scope: DropDown
  let paper: DropDown
  let orientation: DropDown
  let columns: [PrintColumn: CheckButton]
  let newPages: CheckButton
  let pages: Stack
  let preview: DrawingArea
  let previous: Button
  let page: Label
  let next: Button
  let progress: ProgressParts

  init() {
    let builder = Builder(PackageResources.print_ui, domain: Identity.domain)
    window = builder.widget("print")
    save = builder.widget("save")
    accept = builder.widget("accept")
    choices = builder.widget("choices")
    kind = builder.widget("kind")
    emptyColumnsRow = builder.widget("empty-columns-row")
    emptyColumns = builder.widget("empty-columns")
    scope = builder.widget("scope")
    paper = builder.widget("paper")
    orientation = builder.widget("orientation")
    pages = builder.widget("pages")
    preview = builder.widget("preview")
    previous = builder.widget("previous")
    page = builder.widget("page")
    next = builder.widget("next")
    progress = ProgressParts(builder)
    columns = [
      .number: CheckButton(label: tr("_Number")), .reading: CheckButton(label: tr("_Reading")),
      .subject: CheckButton(label: tr("_Subject")), .note: CheckButton(label: tr("N_ote")),
    ]
    newPages = CheckButton(label: tr("Sections on new pa_ges"))
    let box: Box = builder.widget("columns")
    for column in PrintColumn.allCases { columns[column].map(box.append) }
    builder.widget("new-pages-place", as: Box.self).append(newPages)
    name()
  }

  /// Says to a screen reader what a label says beside it.
  private func name() {
    kind.nameButton(tr("What to print"))
    scope.nameButton(tr("Students"))
    paper.nameButton(tr("Paper"))
    orientation.setName(tr("Orientation"))
    emptyColumns.name(
      tr("Empty columns"), less: tr("Fewer Empty Columns"), more: tr("More Empty Columns"))
  }
}
