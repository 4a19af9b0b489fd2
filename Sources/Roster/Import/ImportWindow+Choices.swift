// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk
import TextTables

/// How the list is read: each choice that is made has it read again.
extension ImportWindow {
  func setUpChoices() {
    let layout = preview.layout
    for choice in [parts.encoding, parts.titles, parts.sheet] { choice.ellipsizes() }
    parts.encoding.nameButton(tr("Encoding"))
    parts.sheet.nameButton(tr("Sheet"))
    parts.separator.nameButton(tr("Separator"))
    // GTK 4.8 names it with the underscore.
    parts.hidden.setAccessibleLabel(tr("Take rows that the spreadsheet hides"))
    parts.titles.nameButton(tr("Titles of the columns"))
    parts.subject.text = preview.subject
    parts.subject.setCompletions(preview.subjects)
    // What is in doubt is in sight from the start.
    parts.reading.isActive =
      preview.spellings.count > 1 || preview.sheets.count > 1 || layout?.isNamed == false
    showReading()
    listen()
  }

  /// Shows how the file is read, or only that it can be looked at.
  private func showReading() {
    let isOpen = parts.reading.isActive
    parts.readingPart.isVisible = isOpen
    parts.readingArrow.setIcon(isOpen ? "pan-down-symbolic" : "pan-end-symbolic")
    parts.reading.setAccessibleExpanded(isOpen)
  }

  private func listen() {
    parts.reading.onToggled { [unowned self] in showReading() }
    parts.encoding.onSelectedChanged { [unowned self] in
      whenChosen { $0.say(encoding: $0.spellings[parts.encoding.selected].encoding) }
    }
    parts.sheet.onSelectedChanged { [unowned self] in
      whenChosen { $0.say(sheet: parts.sheet.selected) }
    }
    parts.hidden.onToggled { [unowned self] in
      if !isShowing { take(preview.hiddenRows, parts.hidden.isActive) }
    }
    parts.separator.onSelectedChanged { [unowned self] in
      whenChosen { $0.say(separator: separators[parts.separator.selected]) }
    }
    parts.titles.onSelectedChanged { [unowned self] in
      whenChosen { preview in
        let place = parts.titles.selected - 1
        let rows = preview.layout?.firstRows ?? []
        preview.say(titleRow: rows.indices.contains(place) ? .row(rows[place].number) : .none)
      }
    }
    parts.subject.onChanged { [unowned self] in
      whenChosen { $0.say(subject: parts.subject.text) }
    }
  }

  private func whenChosen(_ say: (ImportPreview) -> Void) {
    if !isShowing { update { say(preview) } }
  }

  /// What may stand between cells: the usual ones, and what the list names itself.
  private var separators: [Character] {
    let usual: [Character] = [",", ";", "\t", "|"]
    guard let own = preview.layout?.separator, !usual.contains(own) else { return usual }
    return usual + [own]
  }
}

// MARK: - Showing

extension ImportWindow {
  /// Shows how the list is read now.
  func showChoices() {
    let layout = preview.layout
    showEncodings()
    showSheets()
    parts.separatorRow.isVisible = layout?.separator != nil
    parts.titlesRow.isVisible = layout != nil
    parts.reading.isVisible = layout != nil
    if layout == nil { parts.readingPart.isVisible = false }
    parts.columnsPart.isVisible = layout != nil
    parts.subjectRow.isVisible = !preview.namesSubjects
    guard let layout else { return }
    if let separator = layout.separator {
      parts.separator.setChoices(separators.map(title))
      parts.separator.selected = separators.firstIndex(of: separator) ?? 0
    }
    showTitles(layout)
    showColumns(layout)
  }

  private func showEncodings() {
    let spellings = preview.spellings
    parts.encodingRow.isVisible = !spellings.isEmpty
    guard !spellings.isEmpty else { return }
    parts.encoding.setChoices(
      spellings.map {
        tr("{sample} – {encoding}", with: ["sample": $0.sample, "encoding": $0.encoding.title])
      })
    parts.encoding.selected =
      spellings.firstIndex { $0.encoding == preview.encoding } ?? 0
  }

  private func showSheets() {
    parts.sheetRow.isVisible = preview.sheets.count > 1
    parts.hidden.isVisible = !preview.hiddenRows.isEmpty
    guard preview.sheets.count > 1 else { return }
    parts.sheet.setChoices(
      preview.sheets.map {
        $0.isHidden ? tr("{name} (hidden)", with: ["name": $0.name]) : $0.name
      })
    parts.sheet.selected = preview.sheet ?? 0
  }

  private func showTitles(_ layout: ListLayout) {
    let rows = layout.firstRows.map { row in
      let cells = row.cells.filter { !$0.isEmpty }.joined(separator: tr(", "))
      return tr("Row {row}: {cells}", with: ["row": String(row.number), "cells": cells.shortened])
    }
    parts.titles.setChoices([tr("None")] + rows)
    let place = layout.firstRows.firstIndex { $0.number == layout.titleRow }
    parts.titles.selected = place.map { $0 + 1 } ?? 0
  }

  /// Columns that are the same but for what they hold keep their widgets, and the focus.
  private func showColumns(_ layout: ListLayout) {
    let isSame =
      shownLayout?.titles == layout.titles && shownLayout?.firstRows == layout.firstRows
      && shownLayout?.titleRow == layout.titleRow && cards.count == layout.roles.count
    shownLayout = layout
    if isSame {
      for (card, role) in zip(cards, layout.roles) { card.role = role }
      return
    }
    for card in cards { parts.columns.remove(card.box) }
    cards = layout.roles.indices.map { makeCard($0, layout) }
  }

  private func makeCard(_ column: Int, _ layout: ListLayout) -> ColumnCard {
    let card = ColumnCard(column, of: layout, mnemonic: column == 0 ? parts.columnsLabel : nil)
    parts.columns.append(card.box)
    card.choice.onSelectedChanged { [unowned self, unowned card] in
      whenChosen { $0.say(column: column, holds: card.role) }
    }
    return card
  }

  private func title(ofSeparator separator: Character) -> String {
    switch separator {
    case ",": tr("Comma")
    case ";": tr("Semicolon")
    case "\t": tr("Tab")
    case "|": tr("Vertical bar")
    default: String(separator)
    }
  }
}

extension String {
  /// As much of it as a choice has room for.
  fileprivate var shortened: String { count > 40 ? "\(prefix(39))…" : self }
}
