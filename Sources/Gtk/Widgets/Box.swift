// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Widgets in a row or a column.
package final class Box: Widget {
  package convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(adopting: gtk_box_new(orientation.gtk, Int32(spacing)))
  }

  package func setOrientation(_ orientation: Orientation) {
    gtk_orientable_set_orientation(cast(), orientation.gtk)
  }

  package func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }
  package func prepend(_ child: Widget) { gtk_box_prepend(cast(), child.widget) }
  package func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }
}
