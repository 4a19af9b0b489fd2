// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The list of all keyboard shortcuts.
///
/// GTK’s own is wider than a small screen. This one lives until it is closed.
enum KeysWindow {
  /// A shortcut, or several that do the same, as GTK writes them.
  typealias Shortcut = (what: String, keys: [String])

  static func present(over parent: Window) {
    let builder = Builder(PackageResources.shortcuts_ui, domain: Identity.domain)
    let window: Window = builder.widget("shortcuts")
    let list = builder.widget("keys", as: ListBox.self)
    for group in groups {
      list.append(heading(group.heading))
      for shortcut in group.shortcuts { list.append(row(for: shortcut)) }
    }
    window.stand(over: parent)
    // The window keeps this function, and so its wrapper, until it is closed.
    window.onClosed { window.title = "" }
    window.present()
    list.moveFocus(forward: true)
  }

  private static func heading(_ text: String) -> Widget {
    let (row, line) = makeRow(text)
    line.addCSSClass("heading")
    row.isFocusable = false
    return row
  }

  /// A screen reader says both when it has the focus.
  private static func row(for shortcut: Shortcut) -> Widget {
    let (row, line) = makeRow(shortcut.what)
    line.append(KeysLabel(shortcut.keys.joined(separator: " ")))
    let keys = shortcut.keys.map(KeysLabel.words).joined(separator: tr(", "))
    row.setAccessibleLabel(tr("{what}: {keys}", with: ["what": shortcut.what, "keys": keys]))
    return row
  }

  private static func makeRow(_ text: String) -> (row: Widget, line: Box) {
    let builder = Builder(PackageResources.shortcut_ui, domain: Identity.domain)
    builder.widget("what", as: Label.self).text = text
    return (builder.widget("shortcut"), builder.widget("line"))
  }
}

// MARK: - All of them

extension KeysWindow {
  static var groups: [(heading: String, shortcuts: [Shortcut])] {
    [(tr("General"), general), (tr("List"), list), (tr("Dialogs"), dialogs)]
  }

  private static var general: [Shortcut] {
    [
      (tr("Add a student"), ["<Control>n"]),
      (tr("Search, or just type"), ["<Control>f"]),
      (tr("Import a class list"), ["<Control>o"]),
      (tr("Import what was copied"), ["<Control>v"]),
      (tr("Print"), ["<Control>p"]),
      (tr("Pick a student by chance"), ["<Control>r"]),
      (tr("Undo"), ["<Control>z"]),
      (tr("Redo"), ["<Control><Shift>z"]),
      (tr("Preferences"), ["<Control>comma"]),
      (tr("Main menu"), ["F10"]),
      (tr("Help"), ["F1"]),
      (tr("Keyboard shortcuts"), ["<Control>question"]),
      (tr("Quit"), ["<Control>q"]),
    ]
  }

  private static var list: [Shortcut] {
    [
      (tr("Edit the student, or fold the section"), ["Return"]),
      (tr("Edit the student"), ["F2"]),
      (tr("Delete the selected students"), ["Delete"]),
      (tr("Select more students"), ["<Shift>Up", "<Shift>Down"]),
      (tr("Select or unselect one student"), ["<Control>space"]),
      (tr("Select all"), ["<Control>a"]),
      (tr("Fold or unfold the section"), ["Left", "Right"]),
      (tr("Menu of the row"), ["<Shift>F10", "Menu"]),
      (tr("Close the search, then end editing, then unselect"), ["Escape"]),
    ]
  }

  private static var dialogs: [Shortcut] {
    [
      (tr("Go to the next field"), ["Return"]),
      (tr("Save from any field"), ["<Control>Return"]),
      (tr("Close without saving"), ["Escape"]),
    ]
  }
}
