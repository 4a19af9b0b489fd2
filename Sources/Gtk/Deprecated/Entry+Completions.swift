// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

extension Entry {
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
