// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// Asks what the columns of a list hold that has no header.
enum ColumnsDialog {
  /// What was chosen; nil when nothing is to be read.
  static func ask(_ columns: UnnamedColumns, file: String, parent: Window) async -> NamedColumns? {
    let dialog = FormDialog(
      title: tr("Name the Columns"), accept: tr("_Import"), parent: parent)
    dialog.addHeading(tr("No row says which column is what in {file}", with: ["file": file]))
    let choices = columns.guess.roles.indices.map { dialog.addChoice(of: $0, in: columns) }
    let titles = CheckButton(label: tr("The first row holds _titles"))
    titles.isActive = columns.guess.beginsWithTitles
    dialog.add(titles)
    let answer = {
      NamedColumns(
        roles: choices.map { roles[$0.selected] }, beginsWithTitles: titles.isActive)
    }
    let accept = dialog.accept
    accept.isSensitive = answer().haveNames
    for choice in choices {
      choice.onSelectedChanged { accept.isSensitive = answer().haveNames }
    }
    return await dialog.ask(answer)
  }

  /// What can be chosen, in its order.
  fileprivate static let roles: [ColumnRole?] = [nil] + ColumnRole.allCases
}

extension FormDialog {
  /// Adds the beginning of a column and what it may hold.
  fileprivate func addChoice(of column: Int, in columns: UnnamedColumns) -> DropDown {
    let choice = DropDown(choices: ColumnsDialog.roles.map { $0?.title ?? tr("Not imported") })
    choice.selected = ColumnsDialog.roles.firstIndex(of: columns.guess.roles[column]) ?? 0
    let cells = columns.rows.prefix(3).map { $0[column] }.filter { !$0.isEmpty }
    let sample = (cells + (columns.rows.count > 3 ? ["…"] : [])).joined(separator: tr(", "))
    choice.nameButton(sample)
    let label = Label(mnemonic: sample.replacing("_", with: "__"), for: choice)
    label.horizontalTextAlignment = 0
    label.ellipsizesAtEnd()
    let box = Box(.vertical, spacing: 4)
    box.append(label)
    box.append(choice)
    add(box)
    return choice
  }
}

extension ColumnRole {
  /// What a person calls it.
  fileprivate var title: String {
    switch self {
    case .name: tr("Name")
    case .familyName: tr("Family name")
    case .givenName: tr("Given name")
    case .number: tr("Number")
    case .subject: tr("Class or subject")
    case .reading: tr("Reading")
    case .note: tr("Note")
    }
  }
}
