// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A widget that draws itself.
package final class DrawingArea: Widget {
  /// A widget that can be named for screen readers: GTK 4.18 forbids it for one of no kind.
  package convenience init() {
    self.init(adopting: gtk_drawing_area_new())
    setProperty("accessible-role", to: Int(GTK_ACCESSIBLE_ROLE_GROUP.rawValue))
  }

  /// Draws with `body`, which is given the place and its size.
  package func onDraw(_ body: @escaping (Canvas, _ width: Double, _ height: Double) -> Void) {
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, cairo, width, height, data in
        onMain((area!, cairo!, width, height, data!)) { area, cairo, width, height, data in
          let drawing = Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
          let canvas = Canvas(cairo: cairo, widget: UnsafeMutablePointer(OpaquePointer(area)))
          drawing.body(canvas, Double(width), Double(height))
        }
      },
      Unmanaged.passRetained(Drawing(body)).toOpaque(),
      { Unmanaged<Drawing>.fromOpaque($0!).release() })
  }

  package func onResize(_ handler: @escaping () -> Void) { connect("resize") { _ in handler() } }
}

/// Keeps a drawing function for GTK.
private final class Drawing {
  let body: (Canvas, Double, Double) -> Void
  init(_ body: @escaping (Canvas, Double, Double) -> Void) { self.body = body }
}

/// Where a widget draws, in its own font and colour.
package struct Canvas {
  let cairo: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Writes one line with its middle at a point.
  package func write(
    _ text: String, atCenter x: Double, _ y: Double, isBold: Bool = false, opacity: Double = 1
  ) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if isBold { Canvas.embolden(layout) }
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    useTextColour(opacity)
    cairo_move_to(cairo, (x - Double(width) / 2).rounded(), (y - Double(height) / 2).rounded())
    pango_cairo_show_layout(cairo, layout)
  }

  private func useTextColour(_ opacity: Double) {
    var colour = GdkRGBA()
    cgtk_widget_get_color(widget, &colour)
    colour.alpha *= Float(opacity)
    gdk_cairo_set_source_rgba(cairo, &colour)
  }

  private static func embolden(_ layout: OpaquePointer) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}
