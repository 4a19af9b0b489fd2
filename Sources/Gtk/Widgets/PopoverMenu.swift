// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

internal import CGtk

/// A menu that opens at a place in a widget.
package final class PopoverMenu: Widget {
  /// A menu for `parent`, which must be unparented before the parent goes.
  package convenience init(_ menu: Menu, parent: Widget) {
    self.init(adopting: gtk_popover_menu_new_from_model(menu.model))
    gtk_widget_set_parent(widget, parent.widget)
    gtk_popover_set_has_arrow(cast(), 0)
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
  }

  package func setMenu(_ menu: Menu) { gtk_popover_menu_set_menu_model(cast(), menu.model) }

  /// Opens at a point of the parent.
  package func popUp(x: Double, y: Double) {
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(cast(), &place)
    MenuItems.name(in: self)
    gtk_popover_popup(cast())
  }

  package func popDown() { gtk_popover_popdown(cast()) }

  /// Takes it out of its parent.
  package func unparent() { gtk_widget_unparent(widget) }

  package func onClosed(_ handler: @escaping () -> Void) { connect("closed") { _ in handler() } }
}
