// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// Where a widget stands in room larger than it needs.
package enum Align {
  case fill, start, end, center, baseline

  init(_ gtk: GtkAlign) {
    self =
      switch gtk {
      case GTK_ALIGN_START: .start
      case GTK_ALIGN_END: .end
      case GTK_ALIGN_CENTER: .center
      case GTK_ALIGN_BASELINE: .baseline
      default: .fill
      }
  }

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

/// Which way a widget lays out what it holds.
package enum Orientation {
  case horizontal, vertical

  var gtk: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}
