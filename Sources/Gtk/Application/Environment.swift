// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// What the program was started with.
package enum Environment {
  /// The value of a variable, nil where it is not set.
  package static func value(of name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// The folder that the program’s file is in, links followed; nil where it cannot be told.
  package static var programFolder: String? {
    guard let file = g_file_read_link("/proc/self/exe", nil),
      let folder = g_path_get_dirname(file)
    else { return nil }
    defer {
      g_free(file)
      g_free(folder)
    }
    return String(cString: folder)
  }
}
