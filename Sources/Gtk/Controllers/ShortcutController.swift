// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Keys of one widget.
package final class ShortcutController: EventController {
  package convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()!))
  }

  /// Calls `handler` at any of `keys`, such as `<Control>z`; true keeps the key.
  package func add(_ keys: String..., handler: @escaping () -> Bool) {
    let trigger = gtk_shortcut_trigger_parse_string(keys.joined(separator: "|"))
    precondition(trigger != nil, "no keys ‘\(keys)’")
    let action = gtk_callback_action_new(
      { _, _, data in
        onMain(data!) { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().body() ? 1 : 0 }
      }, Unmanaged.passRetained(Callback(handler)).toOpaque(),
      { Unmanaged<Callback>.fromOpaque($0!).release() })
    gtk_shortcut_controller_add_shortcut(cast(), gtk_shortcut_new(trigger, action))
  }
}

/// Keeps a function for GTK.
private final class Callback {
  let body: () -> Bool
  init(_ body: @escaping () -> Bool) { self.body = body }
}
