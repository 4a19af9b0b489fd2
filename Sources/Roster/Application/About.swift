// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

/// The window that says what the program is.
enum About {
  static func present(over parent: Window?) {
    let dialog = AboutDialog(
      name: tr("Roster"), version: Identity.version,
      comments: tr("Keeps class lists on your computer"), icon: Identity.icon)
    dialog.setTransient(for: parent)
    dialog.present()
  }
}
