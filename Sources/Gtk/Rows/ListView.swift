// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A list that makes widgets only for the rows in sight.
package final class ListView: Widget {
  /// Shows a list from now on, or nothing.
  package func setModel(_ model: SelectableListModel?) {
    gtk_list_view_set_model(cast(), model?.cast())
  }

  package func setFactory(_ factory: ListItemFactory) {
    gtk_list_view_set_factory(cast(), factory.cast())
  }

  package func onActivate(_ handler: @escaping (_ position: Int) -> Void) {
    connect("activate") { handler($0.integer(0)) }
  }

  /// Brings a row to the nearest edge of the view, which binds it at once.
  package func scroll(to position: Int) {
    activateAction("list.scroll-to-item", Variant(position: position))
  }

  /// Selects a row, which is then also where Shift selects from.
  package func select(_ position: Int, isExtending: Bool = false) {
    activateAction(
      "list.select-item",
      Variant(tuple: [Variant(position: position), Variant(isExtending), Variant(false)]))
  }
}

/// Makes and fills the widgets of rows.
package final class ListItemFactory: Object {
  package init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!))
  }

  package func onSetup(_ handler: @escaping (ListItem) -> Void) { on("setup", handler) }
  package func onBind(_ handler: @escaping (ListItem) -> Void) { on("bind", handler) }
  package func onUnbind(_ handler: @escaping (ListItem) -> Void) { on("unbind", handler) }
  package func onTeardown(_ handler: @escaping (ListItem) -> Void) { on("teardown", handler) }

  private func on(_ signal: String, _ handler: @escaping (ListItem) -> Void) {
    connect(signal) { handler(ListItem(sharing: $0.object(0)!.pointer)) }
  }
}

/// A place in a list that shows one row after another.
package final class ListItem: Object {
  /// The row that is shown now, nil when none is.
  package var item: Object? { gtk_list_item_get_item(cast()).map { Object(sharing: $0) } }

  package var position: Int { Int(gtk_list_item_get_position(cast())) }
  package var isSelected: Bool { gtk_list_item_get_selected(cast()) != 0 }

  package var child: Widget? {
    get { gtk_list_item_get_child(cast()).map { Widget(sharing: $0) } }
    set { gtk_list_item_set_child(cast(), newValue?.widget) }
  }

  package func onSelectedChanged(_ handler: @escaping () -> Void) {
    onNotify("selected", handler)
  }
}
