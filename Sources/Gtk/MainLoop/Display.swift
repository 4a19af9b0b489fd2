// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The screen that windows are shown on.
package enum Display {
  /// Whether there is one; the first question opens it.
  package static var isAvailable: Bool { gtk_init_check() != 0 }
}
