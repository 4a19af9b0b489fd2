// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A PDF file that is written page by page; the fonts are in it.
///
/// The memory it takes does not grow with the pages.
package final class PDFDocument {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer

  /// Begins a file at a path, in place of what is there.
  ///
  /// A failure is told by `finish`.
  package init(path: String, paper: Paper, title: String) {
    surface = cairo_pdf_surface_create(path, paper.width, paper.height)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo = cairo_create(surface)
  }

  isolated deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Adds a page.
  package func add(_ page: PageDrawing) {
    PageCanvas(cairo: cairo).draw(page)
    cairo_show_page(cairo)
  }

  /// Ends the file; nothing may be added then.
  ///
  /// - Throws: `GtkError` when the file is not whole, as on a full disk.
  package func finish() throws(GtkError) {
    let drawn = cairo_status(cairo)
    cairo_surface_finish(surface)
    let status = drawn == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : drawn
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw GtkError(
      domain: "cairo", code: Int(status.rawValue),
      message: String(cString: cairo_status_to_string(status)))
  }
}
