// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// An icon.
package final class Image: Widget {
  package convenience init(icon: String) {
    self.init(adopting: gtk_image_new_from_icon_name(icon))
  }

  package func setIcon(_ name: String) { gtk_image_set_from_icon_name(cast(), name) }
}
