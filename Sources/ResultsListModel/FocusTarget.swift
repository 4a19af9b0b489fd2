// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Where the focus belongs after the list changed.
public enum FocusTarget: Equatable, Sendable {
  /// Where it is: the focused row did not move, or no row had the focus.
  case unchanged

  /// On the row at this position.
  case row(Int)

  /// Outside the list, which is empty.
  case outside
}

/// The focused row as it was before a change.
struct FocusBefore {
  let identity: RowIdentity
  let position: Int
}
