// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A widget that a line of text is typed into.
package class Editable: Widget {
  package var text: String {
    get { String(cString: gtk_editable_get_text(cast())) }
    set { gtk_editable_set_text(cast(), newValue) }
  }

  /// Where the cursor stands, in characters; -1 is the end.
  package var cursor: Int {
    get { Int(gtk_editable_get_position(cast())) }
    set { gtk_editable_set_position(cast(), Int32(newValue)) }
  }

  /// Selects from one character to before another; -1 is the end.
  package func select(from start: Int, to end: Int = -1) {
    gtk_editable_select_region(cast(), Int32(start), Int32(end))
  }

  package func onChanged(_ handler: @escaping () -> Void) { connect("changed") { _ in handler() } }

  /// Makes its input method ready in a window that is shown, before it is itself.
  ///
  /// Input methods answer late; until they have, keys that follow each other fast
  /// change places.
  package func prepareInputMethod() {
    guard let text = gtk_editable_get_delegate(cast()) else { return }
    gtk_widget_realize(Widget(sharing: UnsafeMutableRawPointer(text)).widget)
  }

  /// Takes the focus without selecting what is there, so that typing goes on.
  package func grabFocusWithoutSelecting() {
    guard let text = gtk_editable_get_delegate(cast()) else { return }
    gtk_text_grab_focus_without_selecting(
      UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self))
  }
}

/// A line of text.
package final class Entry: Editable {
  package convenience init() { self.init(adopting: gtk_entry_new()) }

  /// Shows a hint while it is empty.
  package func setPlaceholder(_ hint: String) { gtk_entry_set_placeholder_text(cast(), hint) }

  package func onActivate(_ handler: @escaping () -> Void) {
    connect("activate") { _ in handler() }
  }
}

/// A line that says what to look for.
package final class SearchEntry: Editable {
  /// Takes what is typed anywhere in `widget`.
  package func setKeyCapture(_ widget: Widget) {
    gtk_search_entry_set_key_capture_widget(cast(), widget.widget)
  }

  /// Is called a moment after the last change.
  package func onSearchChanged(_ handler: @escaping () -> Void) {
    connect("search-changed") { _ in handler() }
  }

  package func onActivate(_ handler: @escaping () -> Void) {
    connect("activate") { _ in handler() }
  }

  /// Is called at Escape.
  package func onStopSearch(_ handler: @escaping () -> Void) {
    connect("stop-search") { _ in handler() }
  }
}
