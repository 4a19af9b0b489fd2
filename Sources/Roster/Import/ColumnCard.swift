// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import ClassLists
import Gtk

/// A column of a list: what it holds, to be chosen, over its title and its beginning.
final class ColumnCard {
  let box = Box(.vertical, spacing: 4)
  let choice = DropDown(choices: ColumnCard.roles.map { $0?.title ?? tr("Not imported") })

  /// What can be chosen, in its order.
  private static let roles: [ColumnRole?] = [nil] + ColumnRole.allCases

  private let labels: [Label]

  /// - Parameter mnemonic: The label whose key leads to the choice, if it is this one’s.
  init(_ column: Int, of layout: ListLayout, mnemonic: Label?) {
    let title = layout.titles.count > column ? layout.titles[column] : ""
    let sample = layout.sample(ofColumn: column, count: 2)
    labels = ([title].filter { !$0.isEmpty } + sample).map { Label($0) }
    box.addCSSClass("column-card")
    box.append(choice)
    if !title.isEmpty { labels.first?.addCSSClass("column-title") }
    for label in labels {
      label.horizontalTextAlignment = 0
      label.ellipsizesAtEnd()
      label.showsCutTextInTooltip()
      label.setMaximumWidth(characters: 16)
      box.append(label)
    }
    let name = title.isEmpty ? sample.first ?? "" : title
    // The label would name it, too.
    mnemonic?.setMnemonicWidget(choice)
    choice.setName(
      tr("Column {number}: {title}", with: ["number": String(column + 1), "title": name]))
    role = layout.roles[column]
  }

  /// What the column holds; nil when it is not imported.
  var role: ColumnRole? {
    get { Self.roles[choice.selected] }
    set {
      choice.selected = Self.roles.firstIndex(of: newValue) ?? 0
      for label in labels { label.setCSSClass("dim-label", newValue == nil) }
    }
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
    case .familyReading: tr("Reading of the family name")
    case .givenReading: tr("Reading of the given name")
    case .note: tr("Note")
    }
  }
}
