// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What the desktop knows the program by.
enum Identity {
  /// Names the application, its settings, its icon and its data folder.
  static let id = "io.github.swiftroster.Roster"

  /// The catalogue of messages.
  static let domain = "roster"

  static let version = "0.1"
}
