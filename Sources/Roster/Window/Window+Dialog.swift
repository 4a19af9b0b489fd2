// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

import Gtk

extension Window {
  /// Makes it a dialog over another window: Escape closes it, F1 opens the guide over it.
  ///
  /// Its keys work as long as someone holds it.
  func stand(over parent: Window?) {
    setTransient(for: parent)
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.close()
      return true
    }
    keys.add("F1") { [weak parent] in parent?.activateAction("app.help") ?? false }
    add(keys)
  }
}
