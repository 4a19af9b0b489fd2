// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Shows keys as they stand on a keyboard.
package final class KeysLabel: Widget {
  /// Shows one shortcut, or several with spaces between them, such as `<Shift>F10 Menu`.
  package convenience init(_ keys: String) {
    self.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_label_new(keys)))
  }

  /// What a shortcut such as `<Control>z` is called: “Ctrl+Z”.
  package static func words(for key: String) -> String {
    var value: guint = 0
    var modifiers = GdkModifierType(0)
    guard gtk_accelerator_parse(key, &value, &modifiers) != 0,
      let label = gtk_accelerator_get_label(value, modifiers)
    else { return key }
    defer { g_free(label) }
    return String(cString: label)
  }
}
