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

  /// Names it where no label does.
  ///
  /// GTK 4.18 would have the word that is chosen be its name.
  package func setName(_ name: String) {
    gtk_accessible_reset_relation(cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    setAccessibleLabel(name)
    nameButton(name)
  }

  /// Cuts words that are too long for the room there is.
  package func ellipsizes() {
    let factory = ListItemFactory()
    factory.onSetup { item in
      let label = Label()
      label.horizontalTextAlignment = 0
      label.ellipsizesAtEnd()
      item.child = label
    }
    factory.onBind { item in
      guard let word = item.item, let label = item.child else { return }
      Label(sharing: label.pointer).text = String(
        cString: gtk_string_object_get_string(word.cast()))
    }
    gtk_drop_down_set_factory(cast(), factory.cast())
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
