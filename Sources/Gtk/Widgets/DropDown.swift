// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A button that opens a list of words to choose one from.
package final class DropDown: Widget {
  package convenience init(choices words: [String]) {
    self.init(adopting: gtk_drop_down_new(nil, nil))
    setChoices(words)
  }

  package func setChoices(_ words: [String]) {
    let list = gtk_string_list_new(nil)!
    for word in words { gtk_string_list_append(list, word) }
    gtk_drop_down_set_model(cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  /// Names the button inside, as which a screen reader finds it, too.
  package func nameButton(_ name: String) {
    if let button = gtk_widget_get_first_child(widget) {
      Widget(sharing: button).setAccessibleLabel(name)
    }
  }

  /// The position of the word that is chosen.
  package var selected: Int {
    get { Int(gtk_drop_down_get_selected(cast())) }
    set { gtk_drop_down_set_selected(cast(), guint(newValue)) }
  }

  /// Is called when another word is chosen, by whomever.
  package func onSelectedChanged(_ handler: @escaping () -> Void) { onNotify("selected", handler) }
}
