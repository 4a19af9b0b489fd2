// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The size of a sheet as it is read, and the edge that the printer leaves white, in points.
package struct Paper: Equatable, Sendable {
  package var width: Double
  package var height: Double
  package var margins: Margins

  package struct Margins: Equatable, Sendable {
    package var top: Double
    package var bottom: Double
    package var left: Double
    package var right: Double

    package init(top: Double, bottom: Double, left: Double, right: Double) {
      self.top = top
      self.bottom = bottom
      self.left = left
      self.right = right
    }
  }

  package init(width: Double, height: Double, margins: Margins) {
    self.width = width
    self.height = height
    self.margins = margins
  }
}

/// Which paper is printed on, and which way round.
package final class PageSetup: Object {
  /// The setup for a paper of that name, such as `iso_a4`.
  package convenience init(paper name: String, isLandscape: Bool) {
    self.init(adopting: UnsafeMutableRawPointer(gtk_page_setup_new()!))
    let size = gtk_paper_size_new(name)
    gtk_page_setup_set_paper_size_and_default_margins(cast(), size)
    gtk_paper_size_free(size)
    gtk_page_setup_set_orientation(
      cast(), isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
  }

  package var paper: Paper {
    Paper(
      width: gtk_page_setup_get_paper_width(cast(), GTK_UNIT_POINTS),
      height: gtk_page_setup_get_paper_height(cast(), GTK_UNIT_POINTS),
      margins: Paper.Margins(
        top: gtk_page_setup_get_top_margin(cast(), GTK_UNIT_POINTS),
        bottom: gtk_page_setup_get_bottom_margin(cast(), GTK_UNIT_POINTS),
        left: gtk_page_setup_get_left_margin(cast(), GTK_UNIT_POINTS),
        right: gtk_page_setup_get_right_margin(cast(), GTK_UNIT_POINTS)))
  }

  /// The name of the paper that is usual where the person lives.
  package static var defaultPaper: String { String(cString: gtk_paper_size_get_default()) }

  /// What people call a paper.
  package static func displayName(ofPaper name: String) -> String {
    let size = gtk_paper_size_new(name)
    defer { gtk_paper_size_free(size) }
    return String(cString: gtk_paper_size_get_display_name(size))
  }
}
