// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Text as it is set on paper: alike on screen, printer and in a file.
///
/// One unit is a point. Nothing is rounded to the dots of a device.
enum Typesetting {
  private static let families = "Cantarell, Noto Sans, Sans"

  /// Makes a context measure in points, free of a device.
  static func prepare(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// Sets type, tabular figures included.
  static func set(_ font: PageFont, in layout: OpaquePointer) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, font.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}

/// Measures text as it is set on paper; it takes no screen.
package final class PageMeasure: Object {
  private let layout: OpaquePointer

  package init() {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
    Typesetting.prepare(context)
    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    super.init(adopting: UnsafeMutableRawPointer(layout))
  }

  /// How wide a text is in one line, in points.
  package func width(of text: String, in font: PageFont) -> Double {
    Typesetting.set(font, in: layout)
    pango_layout_set_text(layout, text, -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }
}
