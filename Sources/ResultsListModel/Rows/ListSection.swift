// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// A section as the list shows it.
public struct ListSection: Hashable, Sendable {
  /// What tells the section’s header apart from every other.
  let token: Int

  /// The section’s name in the results.
  public internal(set) var name: String

  /// How many rows of the results are in the section.
  public internal(set) var count: Int

  /// Whether only the header is in the list.
  public internal(set) var isCollapsed: Bool
}
