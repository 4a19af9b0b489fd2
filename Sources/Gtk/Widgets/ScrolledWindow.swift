// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A view on something larger than itself.
package final class ScrolledWindow: Widget {
  package var verticalAdjustment: Adjustment {
    Adjustment(sharing: gtk_scrolled_window_get_vadjustment(cast()))
  }

  package var child: Widget? {
    get { gtk_scrolled_window_get_child(cast()).map { Widget(sharing: $0) } }
    set { gtk_scrolled_window_set_child(cast(), newValue?.widget) }
  }

  /// Takes the focus out of what it shows, as Tab would.
  package func moveFocusOut(forward: Bool) {
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    emit("move-focus-out", Int(direction.rawValue))
  }
}

/// What part of a whole is shown, in pixels.
package final class Adjustment: Object {
  package var value: Double {
    get { gtk_adjustment_get_value(cast()) }
    set { gtk_adjustment_set_value(cast(), newValue) }
  }

  package var upper: Double { gtk_adjustment_get_upper(cast()) }
  package var pageSize: Double { gtk_adjustment_get_page_size(cast()) }

  package func onValueChanged(_ handler: @escaping () -> Void) {
    connect("value-changed") { _ in handler() }
  }

  /// Is called when the whole or the part grows or shrinks.
  package func onChanged(_ handler: @escaping () -> Void) {
    connect("changed") { _ in handler() }
  }
}
