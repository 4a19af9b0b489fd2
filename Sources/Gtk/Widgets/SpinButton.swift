// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A number that is typed, or made greater and smaller with buttons.
package final class SpinButton: Widget {
  package func setRange(_ range: ClosedRange<Int>) {
    gtk_spin_button_set_range(cast(), Double(range.lowerBound), Double(range.upperBound))
    gtk_spin_button_set_increments(cast(), 1, 5)
  }

  package var value: Int {
    get { Int(gtk_spin_button_get_value_as_int(cast())) }
    set { gtk_spin_button_set_value(cast(), Double(newValue)) }
  }

  /// Names the parts that the keyboard and the pointer find in it.
  package func name(_ name: String, less: String, more: String) {
    setAccessibleLabel(name)
    var names = [name, less, more]
    var part = gtk_widget_get_first_child(widget)
    while let child = part, !names.isEmpty {
      Widget(sharing: child).setAccessibleLabel(names.removeFirst())
      part = gtk_widget_get_next_sibling(child)
    }
  }

  package func onValueChanged(_ handler: @escaping () -> Void) {
    connect("value-changed") { _ in handler() }
  }
}
