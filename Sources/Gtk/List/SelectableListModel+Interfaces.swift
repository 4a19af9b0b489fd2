// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

// What GTK calls: each function enters the main actor and asks the source.

extension SelectableListModel {
  /// Fills the functions of GListModel.
  nonisolated static func fillList(_ pointer: gpointer) {
    let interface = pointer.assumingMemoryBound(to: GListModelInterface.self)
    interface.pointee.get_item_type = { _ in cgtk_type_object() }
    interface.pointee.get_n_items = {
      onMain($0!) { guint(SelectableListModel.behind($0)?.announcedCount ?? 0) }
    }
    interface.pointee.get_item = {
      onMain(($0!, Int($1))) { SelectableListModel.behind($0.0)?.makeItem(at: $0.1) }
    }
  }

  /// Fills the functions of GtkSelectionModel.
  nonisolated static func fillSelection(_ pointer: gpointer) {
    let interface = pointer.assumingMemoryBound(to: GtkSelectionModelInterface.self)
    interface.pointee.is_selected = {
      onMain(($0!, Int($1))) {
        SelectableListModel.behind($0.0)?.isKnownSelected(at: $0.1) == true ? 1 : 0
      }
    }
    interface.pointee.get_selection_in_range = {
      onMain(($0!, range($1, $2))) { SelectableListModel.makeSelection($0.0, in: $0.1) }
    }
    interface.pointee.select_item = { forward($0, .select(range($1, 1), unselectRest: $2 != 0)) }
    interface.pointee.select_range = { forward($0, .select(range($1, $2), unselectRest: $3 != 0)) }
    interface.pointee.unselect_item = { forward($0, .unselect(range($1, 1))) }
    interface.pointee.unselect_range = { forward($0, .unselect(range($1, $2))) }
    interface.pointee.select_all = { forward($0, .selectAll) }
    interface.pointee.unselect_all = { forward($0, .unselectAll) }
    interface.pointee.set_selection = { model, selected, mask in
      onMain((model!, selected!, mask!)) {
        let change = ListSelectionChange.replace(
          selected: Bitset(copying: $0.1), mask: Bitset(copying: $0.2))
        return SelectableListModel.behind($0.0)?.source?.change(change) == true ? 1 : 0
      }
    }
  }

  /// An item with a reference for the caller, or nil beyond the end.
  private func makeItem(at position: Int) -> gpointer? {
    guard position < announcedCount, let source else { return nil }
    return source.item(at: position).makeReference()
  }

  private func isKnownSelected(at position: Int) -> Bool {
    position < announcedCount && source?.isSelected(at: position) == true
  }

  private static func makeSelection(
    _ pointer: OpaquePointer, in positions: Range<Int>
  ) -> OpaquePointer? {
    let model = behind(pointer)
    let known = positions.clamped(to: 0..<(model?.announcedCount ?? 0))
    return (model?.source?.selection(in: known) ?? Bitset()).makePointer()
  }
}

private nonisolated func range(_ position: guint, _ count: guint) -> Range<Int> {
  Int(position)..<Int(position) + Int(count)
}

private nonisolated func forward(_ model: OpaquePointer?, _ change: ListSelectionChange) -> gboolean
{
  onMain((model!, change)) {
    SelectableListModel.behind($0.0)?.source?.change($0.1) == true ? 1 : 0
  }
}
