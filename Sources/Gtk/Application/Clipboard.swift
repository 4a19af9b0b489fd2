// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What was copied, in this program or another.
package enum Clipboard {
  /// The text on the clipboard of a widget’s display, without stopping the main loop; nil
  /// when no text is there.
  package static func text(for widget: Widget) async -> String? {
    let clipboard = gtk_widget_get_clipboard(widget.widget)!
    do throws(GtkError) {
      return try await finished({ gdk_clipboard_read_text_async(clipboard, nil, $0, $1) }) {
        (_, result) throws(GtkError) in
        let text = try catchingError { gdk_clipboard_read_text_finish(clipboard, result, &$0) }
        defer { g_free(text) }
        return text.map { String(cString: $0) }
      }
    } catch {
      // There is something else, such as a picture.
      return nil
    }
  }
}
