// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Holds one widget and is always of the same height, whatever the widget asks for.
///
/// Rows of one height let a list compute the place of any row, and a change
/// of content never moves the others. What does not fit is cut off.
package final class FixedHeightBin: Widget {
  /// The height of every bin, in pixels.
  ///
  /// After a change, resize the bins.
  package static var height = 34

  package convenience init(_ child: Widget) {
    self.init(child) { widget, orientation, _, minimum, natural, _, _ in
      onMain((widget!, orientation, minimum!, natural!)) {
        FixedHeightBin.measure($0.0, $0.1, FixedHeightBin.height, $0.2, $0.3)
      }
    }
  }

  /// A bin for two lines, half as high again as one for one.
  package convenience init(tall child: Widget) {
    self.init(child) { widget, orientation, _, minimum, natural, _, _ in
      onMain((widget!, orientation, minimum!, natural!)) {
        FixedHeightBin.measure($0.0, $0.1, FixedHeightBin.height * 3 / 2, $0.2, $0.3)
      }
    }
  }

  private convenience init(_ child: Widget, measure: @escaping GtkCustomMeasureFunc) {
    self.init(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_box_append(cast(), child.widget)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    let layout = gtk_custom_layout_new(
      nil, measure,
      { widget, width, height, baseline in
        gtk_widget_allocate(gtk_widget_get_first_child(widget), width, height, baseline, nil)
      })
    gtk_widget_set_layout_manager(widget, layout)
  }

  private static func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ height: Int,
    _ minimum: UnsafeMutablePointer<Int32>, _ natural: UnsafeMutablePointer<Int32>
  ) {
    if orientation == GTK_ORIENTATION_VERTICAL {
      minimum.pointee = Int32(height)
      natural.pointee = Int32(height)
    } else {
      gtk_widget_measure(
        gtk_widget_get_first_child(widget), orientation, -1, minimum, natural, nil, nil)
    }
  }
}
