// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// The model as anyone who only sees the GObject uses it.
extension SelectableListModel {
  /// The item at a position, or nil beyond the end.
  package func item(at position: Int) -> Object? {
    g_list_model_get_item(cast(), guint(position)).map { Object(adopting: $0) }
  }

  package func isSelected(at position: Int) -> Bool {
    gtk_selection_model_is_selected(cast(), guint(position)) != 0
  }

  package func selection(in positions: Range<Int>) -> Bitset {
    let selection = gtk_selection_model_get_selection_in_range(
      cast(), guint(positions.lowerBound), guint(positions.count))!
    defer { gtk_bitset_unref(selection) }
    return Bitset(copying: selection)
  }

  /// Asks for a change of the selection; false if the model will not.
  @discardableResult
  package func ask(_ change: ListSelectionChange) -> Bool {
    let answer =
      switch change {
      case .select(let range, let unselectRest) where range.count == 1:
        gtk_selection_model_select_item(cast(), guint(range.lowerBound), unselectRest ? 1 : 0)
      case .select(let range, let unselectRest):
        gtk_selection_model_select_range(
          cast(), guint(range.lowerBound), guint(range.count), unselectRest ? 1 : 0)
      case .unselect(let range) where range.count == 1:
        gtk_selection_model_unselect_item(cast(), guint(range.lowerBound))
      case .unselect(let range):
        gtk_selection_model_unselect_range(cast(), guint(range.lowerBound), guint(range.count))
      case .selectAll: gtk_selection_model_select_all(cast())
      case .unselectAll: gtk_selection_model_unselect_all(cast())
      case .replace(let selected, let mask): replace(selected, mask)
      }
    return answer != 0
  }

  /// Calls `handler` with position, removed and added at each announcement.
  @discardableResult
  package func onItemsChanged(_ handler: @escaping (Int, Int, Int) -> Void) -> SignalConnection {
    connect("items-changed") { handler($0.integer(0), $0.integer(1), $0.integer(2)) }
  }

  /// Calls `handler` with the position and count of what may be selected otherwise.
  @discardableResult
  package func onSelectionChanged(_ handler: @escaping (Int, Int) -> Void) -> SignalConnection {
    connect("selection-changed") { handler($0.integer(0), $0.integer(1)) }
  }

  private func replace(_ selected: Bitset, _ mask: Bitset) -> gboolean {
    let (selected, mask) = (selected.makePointer(), mask.makePointer())
    defer {
      gtk_bitset_unref(selected)
      gtk_bitset_unref(mask)
    }
    return gtk_selection_model_set_selection(cast(), selected, mask)
  }
}
