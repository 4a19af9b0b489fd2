// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What the program was started with.
package enum Environment {
  /// The value of a variable, nil where it is not set.
  package static func value(of name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }
}
