// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What the desktop knows the program by.
enum Identity {
  /// Names the application, its settings and its data folder.
  static let id = "io.github.swiftroster.Roster"

  /// The picture of the program, one that the desktop’s icon theme has.
  static let icon = "x-office-address-book"

  /// The catalogue of messages.
  static let domain = "roster"

  static let version = "0.1"
}
