// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import FetchedResults
import Gtk
import ResultsListModel

/// The widgets of one place in the list, which show a bank or a section’s header.
struct BankRow {
  private let title = Label()
  private let subtitle = Label()
  private let bin: FixedHeightBin

  init(_ item: ListItem) {
    let box = Box(.vertical)
    box.addCSSClass("bank")
    box.expandsHorizontally = true
    box.verticalAlignment = .center
    for label in [title, subtitle] {
      label.horizontalTextAlignment = 0
      label.ellipsizesAtEnd()
      box.append(label)
    }
    subtitle.addCSSClass("dim-label")
    bin = FixedHeightBin(box)
    item.child = bin
  }

  func show(_ row: ResultsRow<FailedBank>) {
    bin.setCSSClass("header", row.section != nil)
    if let bank = row.element {
      title.text = bank.name
      subtitle.text = "\(bank.city), \(bank.state)"
    } else if let section = row.section {
      title.text = section.name
      subtitle.text = words(forBanks: section.count)
    }
    bin.parent?.setAccessibleLabel("\(title.text), \(subtitle.text)")
  }
}

func words(forBanks count: Int) -> String { count == 1 ? "1 bank" : "\(count) banks" }
