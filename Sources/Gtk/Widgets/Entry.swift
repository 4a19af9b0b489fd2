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

  /// Offers these words while one of them is being typed.
  ///
  /// They are offered below the entry. GTK can put the rest of a word into the entry as well,
  /// but 4.8 then at times keeps it behind what is typed on: “Mathematicsics”.
  package func setCompletions(_ words: [String]) {
    var types = [cgtk_type_string()]
    let store = gtk_list_store_newv(1, &types)!
    for word in words { append(word, to: store) }
    let completion = gtk_entry_completion_new()!
    gtk_entry_completion_set_model(completion, OpaquePointer(store))
    gtk_entry_completion_set_text_column(completion, 0)
    gtk_entry_set_completion(cast(), completion)
    g_object_unref(UnsafeMutableRawPointer(completion))
    g_object_unref(UnsafeMutableRawPointer(store))
  }

  private func append(_ word: String, to store: UnsafeMutablePointer<GtkListStore>) {
    var iterator = GtkTreeIter()
    var value = GValue()
    g_value_init(&value, cgtk_type_string())
    g_value_set_string(&value, word)
    gtk_list_store_append(store, &iterator)
    gtk_list_store_set_value(store, &iterator, 0, &value)
    g_value_unset(&value)
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
