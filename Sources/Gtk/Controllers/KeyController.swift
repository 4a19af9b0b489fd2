// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Hears keys.
package final class KeyController: EventController {
  package convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
  }

  /// Is called for every key; true keeps it from everyone else.
  package func onPressed(_ handler: @escaping (Key) -> Bool) {
    connect("key-pressed", returning: { handler(Key($0)) })
  }

  package func onReleased(_ handler: @escaping (Key) -> Void) {
    connect("key-released") { handler(Key($0)) }
  }

  /// Gives the key being handled to an entry, with its input method.
  package func forward(to editable: Editable) -> Bool {
    guard let text = gtk_editable_get_delegate(editable.cast()) else { return false }
    return gtk_event_controller_key_forward(
      cast(), Widget(sharing: UnsafeMutableRawPointer(text)).widget) != 0
  }
}

/// A key that was pressed or let go.
package struct Key {
  let value: UInt32
  package let modifiers: Modifiers

  fileprivate init(_ arguments: SignalArguments) {
    value = UInt32(arguments.integer(0))
    modifiers = Modifiers(rawValue: arguments.flags(2))
  }

  /// Whether it writes: a letter, a digit, a sign, or the accent that comes before one.
  package var isText: Bool {
    guard modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if (0xfe50...0xfe93).contains(value) { return true }  // dead keys
    let character = gdk_keyval_to_unicode(value)
    return character > 0x20 && g_unichar_isprint(character) != 0
  }

  /// Whether it is the key with this name, such as `Down` or `KP_Enter`.
  package func isNamed(_ name: String) -> Bool { gdk_keyval_from_name(name) == value }
}
