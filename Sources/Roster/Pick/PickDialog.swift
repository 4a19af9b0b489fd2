// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk
import RosterModel

/// Shows who was picked, large enough for a class to see.
///
/// It lives until it is closed.
final class PickDialog {
  /// Someone who was picked.
  struct Pick {
    let student: Student

    /// How many of those shown had a turn, and how many there are.
    let turns: (had: Int, all: Int)
  }

  private let window: Window
  private let name: Label
  private let details: Label
  private let turns: Label
  private let next: Button
  private let keys = ShortcutController()

  /// Shows a pick, and for each press of Next what `pick` gives; nil closes it.
  static func present(_ first: Pick, parent: Window, pick: @escaping () -> Pick?) {
    PickDialog(parent: parent, pick: pick).present(first)
  }

  private init(parent: Window, pick: @escaping () -> Pick?) {
    let builder = Builder(PackageResources.pick_ui, domain: Identity.domain)
    window = builder.widget("pick")
    name = builder.widget("name")
    details = builder.widget("details")
    turns = builder.widget("turns")
    next = builder.widget("next")
    window.stand(over: parent)
    let goOn = { [unowned self] in
      if let pick = pick() { show(pick) } else { window.close() }
    }
    next.onClicked { goOn() }
    keys.add("<Control>r") {
      goOn()
      return true
    }
    window.add(keys)
    // The window keeps this function, and so us, until it is closed.
    window.onClosed { [self] in name.text = "" }
  }

  private func present(_ first: Pick) {
    show(first)
    window.present()
    next.grabFocus()
  }

  private func show(_ pick: Pick) {
    let student = pick.student
    let number =
      student.number.isEmpty ? [] : [tr("number {number}", with: ["number": student.number])]
    name.text = student.name
    details.text = (number + [sectionTitle(student.subject)]).joined(separator: tr(", "))
    turns.text = trn(
      "{had} of {n} had a turn", "{had} of {n} had a turn", pick.turns.all,
      with: ["had": String(pick.turns.had)])
    // The button has the focus, so what is said of it is heard.
    let words = RowWords.label(of: student)
    next.setAccessibleDescription(words)
    window.announce(words)
  }
}
