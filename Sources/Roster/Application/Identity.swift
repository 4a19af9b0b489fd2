// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What the desktop knows the program by.
enum Identity {
  /// Names the application, its settings, its icon and its data folder.
  static let id = "io.github.swiftroster.Roster"

  /// The picture of the program, which is installed with it.
  static let icon = id

  /// The catalogue of messages.
  static let domain = "roster"

  /// The same as in `meson.build` and in the newest release of the metainfo.
  static let version = "0.1"
}
