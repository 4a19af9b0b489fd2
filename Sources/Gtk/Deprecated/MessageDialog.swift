// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Says something and waits for a choice.
package final class MessageDialog: Window {
  /// A dialog over `parent`, with a heading and what to do about it.
  package convenience init(parent: Window?, heading: String, body: String) {
    // GTK owns a window from its beginning to its end.
    self.init(sharing: g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil))
    setProperty("text", to: String?(heading))
    setProperty("secondary-text", to: String?(body))
    isModal = true
    setTransient(for: parent)
  }

  /// A button with its answer; the last one added stands at the end.
  package func addButton(_ label: String, answer: Int) {
    let button = gtk_dialog_add_button(cast(), label, gint(answer))!
    Button(sharing: button).nameByMnemonic()
  }

  /// What Enter answers.
  package func setDefault(answer: Int) {
    gtk_dialog_set_default_response(cast(), gint(answer))
    gtk_widget_grab_focus(gtk_dialog_get_widget_for_response(cast(), gint(answer)))
  }

  /// Shows it, calls `handler` with the answer (nil when it was closed), and is gone.
  package func ask(_ handler: @escaping (Int?) -> Void) {
    // GTK forgets the handler, and with it this, when the dialog is destroyed.
    connect("response") { [self] in handler(end(with: $0.integer(0))) }
    present()
  }

  /// Closes; the answer is nil when no button gave it.
  private func end(with response: Int) -> Int? {
    destroy()
    return response >= 0 ? response : nil
  }
}
