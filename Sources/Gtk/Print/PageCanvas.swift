// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A sheet of paper to draw on: of a printer, of a file or on screen.
package struct PageCanvas {
  let cairo: OpaquePointer

  /// Draws everything that stands on a page.
  package func draw(_ page: PageDrawing) {
    for line in page.lines { draw(line) }
    guard let layout = pango_cairo_create_layout(cairo) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    Typesetting.prepare(pango_layout_get_context(layout))
    pango_layout_context_changed(layout)
    for text in page.texts { draw(text, with: layout) }
  }

  private func draw(_ line: PageLine) {
    cairo_set_source_rgb(cairo, line.grey, line.grey, line.grey)
    cairo_set_line_width(cairo, line.thickness)
    cairo_move_to(cairo, line.start.x, line.start.y)
    cairo_line_to(cairo, line.end.x, line.end.y)
    cairo_stroke(cairo)
  }

  private func draw(_ text: PageText, with layout: OpaquePointer) {
    Typesetting.set(text.font, in: layout)
    pango_layout_set_width(layout, Int32(text.width * Double(PANGO_SCALE)))
    pango_layout_set_height(layout, -Int32(text.lineCount))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_text(layout, text.text, -1)
    cairo_set_source_rgb(cairo, text.grey, text.grey, text.grey)
    // Line by line: each stands on its line, however high the letters of a language are.
    for number in 0..<min(pango_layout_get_line_count(layout), Int32(text.lineCount)) {
      guard let line = pango_layout_get_line_readonly(layout, number) else { continue }
      let start = text.x + (text.width - width(of: line)) * text.alignment.part
      cairo_move_to(cairo, start, text.baseline + Double(number) * text.leading)
      pango_cairo_show_layout_line(cairo, line)
    }
  }

  private func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }
}

extension Align {
  /// How much of the room that is left lies before what is aligned.
  fileprivate var part: Double {
    switch self {
    case .fill, .start, .baseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

extension Canvas {
  /// Shows a sheet of paper: its left top corner is at a point, and a point on it is
  /// so many pixels.
  package func show(
    _ page: PageDrawing, on paper: Paper, x: Double, y: Double, pixelsPerPoint scale: Double
  ) {
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_scale(cairo, scale, scale)
    cairo_rectangle(cairo, 0, 0, paper.width, paper.height)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_fill(cairo)
    PageCanvas(cairo: cairo).draw(page)
    cairo_restore(cairo)
  }
}
