// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The widgets of the import window in which something is chosen.
struct ImportParts {
  let sourceName: Label
  let choices: Box
  let reading: ToggleButton
  let readingArrow: Image
  let readingPart: Box
  let encoding: DropDown
  let encodingRow: Box
  let sheet: DropDown
  let sheetRow: Box
  let separator: DropDown
  let separatorRow: Box
  let titles: DropDown
  let titlesRow: Box
  let columns: Box
  let columnsPart: Box
  let columnsLabel: Label
  let hidden: CheckButton
  let subject: Entry
  let subjectRow: Box
  let takeAll: CheckButton
  let summary: Label
  let filter: DropDown
  let scroller: ScrolledWindow
  let rows: ListView

  init(_ builder: Builder) {
    sourceName = builder.widget("source-name")
    choices = builder.widget("choices")
    reading = builder.widget("reading")
    readingArrow = builder.widget("reading-arrow")
    readingPart = builder.widget("reading-part")
    encoding = builder.widget("encoding")
    encodingRow = builder.widget("encoding-row")
    sheet = builder.widget("sheet")
    sheetRow = builder.widget("sheet-row")
    separator = builder.widget("separator")
    separatorRow = builder.widget("separator-row")
    titles = builder.widget("titles")
    titlesRow = builder.widget("titles-row")
    columns = builder.widget("columns")
    columnsPart = builder.widget("columns-part")
    columnsLabel = builder.widget("columns-label")
    hidden = builder.widget("hidden")
    subject = builder.widget("subject")
    subjectRow = builder.widget("subject-row")
    takeAll = builder.widget("take-all")
    summary = builder.widget("summary")
    filter = builder.widget("filter")
    scroller = builder.widget("rows-scroller")
    rows = builder.widget("rows")
  }

  /// While something is written nothing can be chosen.
  func setSensitive(_ isSensitive: Bool) {
    for part in [choices, takeAll, filter, rows] as [Widget] { part.isSensitive = isSensitive }
  }
}
