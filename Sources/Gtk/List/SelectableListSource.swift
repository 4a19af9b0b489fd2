// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// What a `SelectableListModel` asks for its items and their selection.
@MainActor package protocol SelectableListSource: AnyObject {
  /// The item at a position of the list as it was last announced.
  func item(at position: Int) -> Object

  func isSelected(at position: Int) -> Bool

  /// The selected ones of these positions.
  func selection(in positions: Range<Int>) -> Bitset

  /// Does what the view asks for, or returns false if it will not.
  func change(_ change: ListSelectionChange) -> Bool
}

/// What a view asks of a selection.
package enum ListSelectionChange: Equatable {
  case select(Range<Int>, unselectRest: Bool)
  case unselect(Range<Int>)
  case selectAll
  case unselectAll

  /// Positions in the mask become selected if they are in `selected` too, else
  /// unselected; the others stay as they are.
  case replace(selected: Bitset, mask: Bitset)
}
