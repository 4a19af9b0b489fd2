// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

extension Widget {
  /// How high the tallest of these lines is in the widget’s font, in pixels.
  package func textHeight(of lines: [String]) -> Int {
    lines.map { line in
      let layout = gtk_widget_create_pango_layout(widget, line)!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout, nil, &height)
      return Int(height)
    }.max() ?? 0
  }
}
