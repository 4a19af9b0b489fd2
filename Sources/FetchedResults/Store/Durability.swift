// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Where a change is when its commit returns.
package enum Durability: String, Sendable {
  /// On the disk: a power cut loses nothing.
  ///
  /// It is what every store of a user has.
  case full = "FULL"

  /// With the operating system: a power cut may lose the last commits, and
  /// breaks nothing.
  case normal = "NORMAL"
}
