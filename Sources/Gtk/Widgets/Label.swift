// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A piece of text.
package final class Label: Widget {
  package convenience init(_ text: String = "") { self.init(adopting: gtk_label_new(text)) }

  /// A name for another widget, with `_` before the letter that Alt presses to go there.
  package convenience init(mnemonic text: String, for widget: Widget) {
    self.init(adopting: gtk_label_new_with_mnemonic(text))
    gtk_label_set_mnemonic_widget(cast(), widget.widget)
  }

  /// Goes to another widget when Alt presses the letter of the label.
  package func setMnemonicWidget(_ widget: Widget) {
    gtk_label_set_mnemonic_widget(cast(), widget.widget)
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(cast())) }
    set { gtk_label_set_text(cast(), newValue) }
  }

  /// Where the text stands in the label, from 0 at the start to 1 at the end.
  package var horizontalTextAlignment: Double {
    get { Double(gtk_label_get_xalign(cast())) }
    set { gtk_label_set_xalign(cast(), Float(newValue)) }
  }

  /// Ends a text that is too long in “…”.
  package func ellipsizesAtEnd() { gtk_label_set_ellipsize(cast(), PANGO_ELLIPSIZE_END) }

  /// Has a tooltip with the whole text where it does not fit.
  package func showsCutTextInTooltip() {
    gtk_widget_set_has_tooltip(widget, 1)
    connect(
      "query-tooltip",
      returning: { [weak self] arguments in
        guard let self, isCut, let tooltip = arguments.object(3) else { return false }
        gtk_tooltip_set_text(tooltip.cast(), text)
        return true
      })
  }

  /// Whether a part of the text is not shown for want of room.
  package var isCut: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(cast())) != 0 }

  package func setMaximumWidth(characters: Int) {
    gtk_label_set_max_width_chars(cast(), Int32(characters))
  }

  /// Breaks a text into lines where there is no room for one.
  package func wraps() {
    gtk_label_set_wrap(cast(), 1)
    gtk_label_set_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(cast(), GTK_NATURAL_WRAP_NONE)
  }
}
