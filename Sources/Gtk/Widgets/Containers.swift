// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Pages of which one is shown.
package final class Stack: Widget {
  package func add(_ page: Widget, name: String) {
    gtk_stack_add_named(cast(), page.widget, name)
  }

  package var visiblePage: String {
    get { gtk_stack_get_visible_child_name(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_stack_set_visible_child_name(cast(), newValue) }
  }
}

/// Rows, one below the other.
package final class ListBox: Widget {
  package func append(_ row: Widget) { gtk_list_box_append(cast(), row.widget) }
}

/// A widget with others over it.
package final class Overlay: Widget {
  package func addOverlay(_ child: Widget) { gtk_overlay_add_overlay(cast(), child.widget) }
}

/// Shows and hides what it holds with a movement.
package final class Revealer: Widget {
  package var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue ? 1 : 0) }
  }
}

/// Actions at the foot of a window.
package final class ActionBar: Widget {
  package var isRevealed: Bool {
    get { gtk_action_bar_get_revealed(cast()) != 0 }
    set { gtk_action_bar_set_revealed(cast(), newValue ? 1 : 0) }
  }
}

/// How far a piece of work has come.
package final class ProgressBar: Widget {
  /// From 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  /// Shows that something goes on, of which nobody knows how much is left.
  package func pulse() { gtk_progress_bar_pulse(cast()) }
}
